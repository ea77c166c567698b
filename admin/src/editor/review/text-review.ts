import { countWords, textOfHtml } from '@agency/supabase/reading-time';
import { parseHtml } from '../html';
import { removedMarkup } from './removed-markup';

export interface TextReview {
  readonly isEmpty: boolean;
  readonly words: number;
  /** Addresses of pictures without an alternative text. */
  readonly picturesWithoutAlt: readonly string[];
  /** How many pictures have an empty alternative text, as decoration. */
  readonly decorativePictures: number;
  /** One sentence per heading that is empty or skips a level. */
  readonly headingProblems: readonly string[];
  /** One sentence per kind of markup that the site removes. */
  readonly removedMarkup: readonly string[];
  /** Distinct placeholders of missing words. */
  readonly placeholders: readonly string[];
  /** Distinct addresses of links, as written. */
  readonly links: readonly string[];
}

/** « [à compléter : …] », the « TK » of editors, and printers' Latin. */
const PLACEHOLDER = /\[à compléter[^\]]*\]|(?<![\p{L}\d])TK(?![\p{L}\d])|lorem ipsum/giu;

/** Reviews a text without the database. */
export function reviewText(html: string): TextReview {
  const fragment = parseHtml(html);
  const pictures = [...fragment.querySelectorAll('img')];
  const links = [...fragment.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const text = textOfHtml(html);
  return {
    isEmpty: html.trim() === '',
    words: countWords(text),
    removedMarkup: removedMarkup(fragment),
    placeholders: [...new Set(text.match(PLACEHOLDER))],
    picturesWithoutAlt: pictures
      .filter((picture) => picture.getAttribute('alt') === null)
      .map((picture) => picture.getAttribute('src') ?? ''),
    decorativePictures: pictures.filter((picture) => picture.getAttribute('alt')?.trim() === '').length,
    headingProblems: headingProblems(fragment),
    links: [...new Set(links)],
  };
}

/**
 * The problems of the heading structure: empty headings and skipped levels. The title of the page has level 1, so the
 * text starts at 2.
 */
function headingProblems(fragment: DocumentFragment): string[] {
  const problems: string[] = [];
  let previousLevel = 1;
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    const words = heading.textContent.replace(/\s+/g, ' ').trim();
    if (words === '') problems.push(`Un titre ${level} est vide.`);
    else if (level === 1)
      problems.push(`« ${words} » est un titre 1, réservé au titre de la page\u00A0: prenez un titre 2.`);
    else if (level > previousLevel + 1)
      problems.push(`« ${words} » est un titre ${level}\u00A0: il manque un titre ${previousLevel + 1} avant.`);
    // After a mistake the next heading is compared to this level: one mistake is reported once.
    previousLevel = Math.max(level, 2);
  }
  return problems;
}
