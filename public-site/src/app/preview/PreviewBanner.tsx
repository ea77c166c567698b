import { Eye, Wrench } from 'lucide-react';

const BANNERS = {
  draft: { Icon: Eye, label: 'Aperçu', words: 'Brouillon — visible par vous seul' },
  maintenance: { Icon: Wrench, label: 'Maintenance', words: 'Site en maintenance — visible par vous seul' },
} as const;

/**
 * Tells a signed-in administrator that visitors do not see this page.
 * @param kind why they do not
 */
export function PreviewBanner({ kind }: { readonly kind: keyof typeof BANNERS }) {
  const { Icon, label, words } = BANNERS[kind];
  return (
    <aside aria-label={label} className="border-b-[1.5px] border-ink bg-action-soft">
      <p className="container-site flex items-center justify-center gap-2.5 py-2 text-center text-base font-semibold">
        <Icon aria-hidden="true" size={18} className="shrink-0 text-action" />
        {words}
      </p>
    </aside>
  );
}
