import type { BlockDeclaration } from '@agency-site/domain/block';
import { playerPath, videoAt, videoThumbnail } from '@agency-site/domain/videos';
import { prepareText } from '../../../../data/stored-text/sanitise';
import { StoredHtml } from '../../../../ui/StoredHtml';
import { escapeHtml } from '../../../../data/escape-html';
import type { BlockFacts, BlockProps } from '../block';

export const declaration = {
  label: 'Vidéo',
  helperText: 'De YouTube, Vimeo ou Dailymotion. Rien n’en est chargé avant un clic.',
  fields: {
    href: { label: 'Adresse de la vidéo', type: 'address', maxLength: 500, required: true },
    caption: { label: 'Légende', maxLength: 300 },
  },
} as const satisfies BlockDeclaration;

/** Describes a video to search engines, which require a thumbnail: only for providers whose thumbnail has a known address. */
export function structuredData({ block: { href, caption }, page, absolute }: BlockFacts<typeof declaration>) {
  const video = videoAt(href);
  const thumbnailUrl = video && videoThumbnail(video);
  if (!thumbnailUrl || !page.published_at) return [];
  return [
    {
      '@type': 'VideoObject',
      name: caption || page.title,
      thumbnailUrl,
      // schema.org defines it as the date on which the video was published on this site.
      uploadDate: page.published_at,
      embedUrl: absolute(playerPath(video)),
    },
  ];
}

/** A video as in the text of an article: nothing loads from its provider before a click. */
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
