import { countWords, textOfHtml } from '@agency/supabase/reading-time';
import { parseHtml } from '../html';
import { removedMarkup } from './removed-markup';

/** « [à compléter : …] », the « TK » of editors, and printers' Latin. */
const placeholder = /\[à compléter[^\]]*\]|(?<![\p{L}\d])TK(?![\p{L}\d])|lorem ipsum/giu;

export function reviewText(html: string) {
  const fragment = parseHtml(html);
  const pictures = [...fragment.querySelectorAll('img')].map((picture) => ({
    src: picture.getAttribute('src'),
    alt: picture.getAttribute('alt'),
  }));
  const links = [...fragment.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const text = textOfHtml(html);
  return {
    isEmpty: html.trim() === '',
    words: countWords(text),
    /** One sentence per kind of markup that the site removes. */
    removedMarkup: removedMarkup(fragment),
    /** Distinct placeholders of missing words. */
    placeholders: [...new Set(text.match(placeholder))],
    /** Addresses of pictures without an alternative text. */
    picturesWithoutAlt: pictures.filter(({ alt }) => alt === null).map(({ src }) => src ?? ''),
    /** How many pictures have an empty alternative text, as decoration. */
    decorativePictures: pictures.filter(({ alt }) => alt?.trim() === '').length,
    /** One sentence per heading that is empty or skips a level. */
    headingProblems: headingProblems(fragment),
    /** Distinct addresses of links, as written. */
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
