import { countWords, textOfHtml } from '@agency/supabase/reading-time';
import { parseHtml } from '../html';
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

/**
 * What a screen reader or a search engine would stumble over in the headings of a text. The text's own title is the
 * page's heading of level 1: parts start at 2, and each level stands in the one above.
 */
function headingProblems(fragment: DocumentFragment): string[] {
  const problems: string[] = [];
  let above = 1;
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    const words = heading.textContent.replace(/\s+/g, ' ').trim();
    if (words === '') problems.push(`Un titre ${level} est vide.`);
    else if (level === 1)
      problems.push(`« ${words} » est un titre 1, réservé au titre de la page\u00A0: prenez un titre 2.`);
    else if (level > above + 1)
      problems.push(`« ${words} » est un titre ${level}\u00A0: il manque un titre ${above + 1} avant.`);
    // What comes next is compared to what was meant, so that one mistake is told once.
    above = Math.max(level, 2);
  }
  return problems;
}
