import type { BlockDeclaration } from '@agency/supabase/block';
import { prepareText } from '../../../data/stored-text/sanitise';
import { StoredHtml } from '../../../ui/StoredHtml';
import { escapeHtml } from '../../../data/escape-html';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Vidéo',
  help: 'De YouTube, Vimeo ou Dailymotion. Rien n’en est chargé avant un clic.',
  fields: {
    href: { label: 'Adresse de la vidéo', type: 'address', longest: 500, required: true },
    caption: { label: 'Légende', longest: 300 },
  },
} as const satisfies BlockDeclaration;

/** The figure of a video as texts hold it, which waits for a click. */
export function Component({ block }: BlockProps<typeof declaration>) {
  const caption = block.caption && `<figcaption>${escapeHtml(block.caption)}</figcaption>`;
  const address = escapeHtml(block.href);
  const figure = `<figure><a href="${address}">${address}</a>${caption}</figure>`;
  return (
    <div className="container-site py-10 lg:py-16">
      <StoredHtml html={prepareText(figure).html} />
    </div>
  );
}
