import { countWords, textOfHtml } from '@agency/supabase/reading-time';
import { parseHtml } from '../parse-html';
import { headingProblems } from './heading-problems';
import { unseenParts } from './unseen-parts';

/** What can be said of a text by looking at it. */
export interface TextReview {
  /** Whether nothing was written yet, so that there is nothing to say of it. */
  readonly isEmpty: boolean;
  readonly words: number;
  /** Addresses of pictures that say nothing to who cannot see them. */
  readonly silentPictures: readonly string[];
  /** How many pictures are marked as decoration, by an empty alternative text. */
  readonly decorativePictures: number;
  /** A sentence for each heading that is out of order. */
  readonly headingProblems: readonly string[];
  /** A sentence for each kind of thing that visitors will not see as it was written. */
  readonly unseenParts: readonly string[];
  /** What still stands for words to come, as written, each once. */
  readonly placeholders: readonly string[];
  /** Where its links lead, as written, each once. */
  readonly links: readonly string[];
}

/** « [à compléter : …] », the « TK » of editors, and printers' Latin. */
const PLACEHOLDER = /\[à compléter[^\]]*\]|(?<![\p{L}\d])TK(?![\p{L}\d])|lorem ipsum/giu;

/** Looks a text of the site over. */
export function reviewText(html: string): TextReview {
  const fragment = parseHtml(html);
  const pictures = [...fragment.querySelectorAll('img')];
  const links = [...fragment.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const text = textOfHtml(html);
  return {
    isEmpty: html.trim() === '',
    words: countWords(text),
    unseenParts: unseenParts(fragment),
    placeholders: [...new Set(text.match(PLACEHOLDER))],
    silentPictures: pictures
      .filter((picture) => picture.getAttribute('alt') === null)
      .map((picture) => picture.getAttribute('src') ?? ''),
    decorativePictures: pictures.filter((picture) => picture.getAttribute('alt')?.trim() === '').length,
    headingProblems: headingProblems(fragment),
    links: [...new Set(links)],
  };
}
