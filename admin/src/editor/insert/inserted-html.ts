import { escapeXml } from '@agency-site/brand/svg-text';
import type { PickedPicture } from '../../provider/media/media-library';
import { type Video, videoPage, videoWords } from '@agency-site/domain/videos';

/** The stored HTML of a figure. An empty `alt` marks the picture as decoration; an undefined one means that the text is still missing. */
export function figureHtml({
  src,
  alt,
  caption,
}: {
  src: string;
  alt?: string | undefined;
  caption?: string | undefined;
}): string {
  const words = alt === undefined ? '' : ` alt="${escapeXml(alt)}"`;
  const figcaption = caption ? `\n  <figcaption>${escapeXml(caption)}</figcaption>` : '';
  return `<figure>\n  <img src="${escapeXml(src)}"${words}>${figcaption}\n</figure>\n`;
}

/** The stored HTML of the figure of a dropped or pasted picture, with the alternative text and caption that the library suggests. */
export const pickedFigureHtml = ({ address, alt, caption }: PickedPicture): string =>
  figureHtml({ src: address, alt: alt || undefined, caption });

/** The stored HTML of a video: a link with a caption, which the site turns into a player. */
export const videoHtml = (video: Video, title: string): string =>
  `<figure>\n  <a href="${escapeXml(videoPage(video))}">${videoWords(video)}</a>\n  <figcaption>${escapeXml(title)}</figcaption>\n</figure>\n`;

/** The stored HTML of a link that looks like a button. */
export const buttonHtml = ({ href, words }: Readonly<Record<'href' | 'words', string>>): string =>
  `<p><a class="button" href="${escapeXml(href)}">${escapeXml(words)}</a></p>\n`;

/** The stored HTML of a callout around the selection, or around a placeholder that the review reports. */
export function calloutHtml(selection: string): string {
  const isBlock = /^\s*<(p|ul|ol|h\d)\b/.test(selection);
  const words = selection.trim() || '[à compléter\u00A0: texte de l’encadré]';
  return `<aside>\n  ${isBlock ? words : `<p>${words}</p>`}\n</aside>\n`;
}

/** The stored HTML of typed lines: a paragraph for each. */
export const paragraphsHtml = (typed: string): string => typed.replaceAll(/.+/g, (line) => `<p>${escapeXml(line)}</p>`);
