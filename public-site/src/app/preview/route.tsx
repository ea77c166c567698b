import { previewPath } from '@agency-site/domain/preview-message';
import type { PageMetadata } from '../../document/metadata';

export const metadata = (): PageMetadata => ({ title: 'Aperçu', description: '', path: previewPath, hidden: true });

/** The page that the back-office frames to show the text being written as visitors will see it (show-preview.browser.tsx). */
export function Component() {
  return (
    <div className="container-site flex flex-col gap-3 py-16 lg:py-24">
      <h1 className="text-title-l">Aperçu</h1>
      <p className="max-w-xl text-(length:--text-lead) text-muted">
        Ici se montre le texte en train de s’écrire dans l’administration. Ouverte seule, cette page n’a rien à montrer.
      </p>
    </div>
  );
}
