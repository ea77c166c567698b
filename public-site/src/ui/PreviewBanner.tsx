import { momentInParis } from '../data/dates';
import { isPublic } from '../data/publication';
import { CalendarClock, Eye, Wrench } from './lucide-icons';

const BANNERS = {
  draft: { Icon: Eye, label: 'Aperçu', words: 'Brouillon — visible par vous seul' },
  scheduled: { Icon: CalendarClock, label: 'Aperçu', words: 'visible par vous seul d’ici là' },
  maintenance: { Icon: Wrench, label: 'Maintenance', words: 'Site en maintenance — visible par vous seul' },
} as const;

/** Tells a signed-in administrator that visitors do not see this page, why and, for a scheduled text, until when. */
export function PreviewBanner({ kind, until }: { readonly kind: keyof typeof BANNERS; readonly until?: string }) {
  const { Icon, label, words } = BANNERS[kind];
  return (
    <aside aria-label={label} className="border-b-[1.5px] border-ink bg-action-soft">
      <p className="container-site flex items-center justify-center gap-2.5 py-2 text-center text-base font-semibold">
        <Icon aria-hidden="true" size={18} className="shrink-0 text-action" />
        {until && `Publication le ${momentInParis(until)} — `}
        {words}
      </p>
    </aside>
  );
}

/** The banner of a draft or a scheduled text; nothing for a public one. */
export function UnpublishedBanner({ text }: { readonly text: Parameters<typeof isPublic>[0] }) {
  if (isPublic(text)) return null;
  return text.published_at ? (
    <PreviewBanner kind="scheduled" until={text.published_at} />
  ) : (
    <PreviewBanner kind="draft" />
  );
}
