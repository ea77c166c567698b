import { previewPath, type PagePreview } from '@agency/supabase/preview-message';
import { useMemo } from 'react';
import { PageScreen } from '../components/page/PageScreen';
import { PreviewedArticle } from '../components/preview/PreviewedArticle';
import { usePreviewMessage } from '../components/preview/use-preview-message';
import { useStillPage } from '../components/preview/use-still-page';
import { fillSettings } from '../content/fill-settings';
import { sanitiseHtml } from '../content/sanitise';
import type { PageMetadata } from '../head/metadata';
import { useSettings } from './root';

export const metadata = (): PageMetadata => ({ title: 'Aperçu', description: '', path: previewPath, hidden: true });

/** Framed by the back-office: shows the text being written there exactly as visitors will see it. */
export function Component() {
  const message = usePreviewMessage();
  useStillPage();
  if (message?.kind === 'article') return <PreviewedArticle article={message.content} />;
  if (message?.kind === 'page') return <PreviewedPage page={message.content} />;
  return (
    <div className="container-site flex flex-col gap-3 py-16 lg:py-24">
      <h1 className="text-title-l">Aperçu</h1>
      <p className="max-w-xl text-(length:--text-lead) text-muted">
        Ici se montre le texte en train de s’écrire dans l’administration. Ouverte seule, cette page n’a rien à montrer.
      </p>
    </div>
  );
}

function PreviewedPage({ page }: { readonly page: PagePreview }) {
  const settings = useSettings();
  const content = useMemo(() => sanitiseHtml(fillSettings(page.content, settings)), [page.content, settings]);
  return <PageScreen page={{ ...page, content }} />;
}
