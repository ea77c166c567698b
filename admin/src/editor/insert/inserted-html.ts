import { type Video, videoPage, videoWords } from '@agency/supabase/videos';
import { escapeHtml } from '../html';

/** A link that looks like a button. */
export interface LinkButton {
  readonly href: string;
  readonly words: string;
}

/** A video as it is stored: a link and its caption, which the site makes a player of. */
export const videoHtml = (video: Video, title: string): string =>
  `<figure>\n  <a href="${escapeHtml(videoPage(video))}">${videoWords(video)}</a>\n  <figcaption>${escapeHtml(title)}</figcaption>\n</figure>\n`;

/** A button as it is stored, on a line of its own. */
export const buttonHtml = ({ href, words }: LinkButton): string =>
  `<p><a class="button" href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>\n`;

/** A callout as it is stored, around what was selected; without a selection the checklist asks for its words. */
export function calloutHtml(selected: string): string {
  const isBlock = /^\s*<(p|ul|ol|h\d)\b/.test(selected);
  const words = selected.trim() || '[à compléter\u00A0: texte de l’encadré]';
  return `<aside>\n  ${isBlock ? words : `<p>${words}</p>`}\n</aside>\n`;
}
