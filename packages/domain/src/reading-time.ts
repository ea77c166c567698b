import { droppedElements } from './stored-html';

const WORDS_PER_MINUTE = 200;

const UNSEEN = new RegExp(`<(${droppedElements.join('|')})\\b[^>]*>.*?</\\1\\s*>`, 'gis');

/** Returns the visible text of HTML: a space replaces each tag, and each element that is removed with its content. */
export const textOfHtml = (html: string): string => html.replace(UNSEEN, ' ').replace(/<[^>]*>/g, ' ');

export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === '' ? 0 : trimmed.split(/\s+/).length;
}

/** Reading time in minutes: words / 200, rounded up, 1 at least (specification §5). @param text without tags (`textOfHtml`) */
export function readingTimeMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}
