import { countWords, textOfHtml } from '@agency/supabase/reading-time';
import { parseHtml } from '../parse-html';
import { headingProblems } from './heading-problems';

/** What can be said of a text by looking at it. */
export interface TextReview {
  readonly words: number;
  /** Addresses of pictures that say nothing to who cannot see them. */
  readonly silentPictures: readonly string[];
  /** How many pictures are marked as decoration, by an empty alternative text. */
  readonly decorativePictures: number;
  /** A sentence for each heading that is out of order. */
  readonly headingProblems: readonly string[];
  /** Where its links lead, as written, each once. */
  readonly links: readonly string[];
}

/** Looks a text of the site over. */
export function reviewText(html: string): TextReview {
  const fragment = parseHtml(html);
  const pictures = [...fragment.querySelectorAll('img')];
  const links = [...fragment.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return {
    words: countWords(textOfHtml(html)),
    silentPictures: pictures
      .filter((picture) => picture.getAttribute('alt') === null)
      .map((picture) => picture.getAttribute('src') ?? ''),
    decorativePictures: pictures.filter((picture) => picture.getAttribute('alt')?.trim() === '').length,
    headingProblems: headingProblems(fragment),
    links: [...new Set(links)],
  };
}
