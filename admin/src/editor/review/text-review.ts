import { countWords, textOfHtml } from '@agency-site/domain/reading-time';
import { droppedElements, shownElements, shownProtocols } from '@agency-site/domain/stored-html';
import { countOf } from '../../formats/numbers';
import { parseHtml } from '../html';

/** Matches the usual placeholders of missing words: `[à compléter : …]`, "TK" and lorem ipsum. */
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
    words: countWords(text),
    bytes: new Blob([html]).size,
    /** One sentence per kind of markup that the site removes. */
    removedMarkup: removedMarkup(fragment),
    /** Distinct placeholders of missing words. */
    placeholders: [...new Set(text.match(placeholder))],
    /** Distinct addresses of pictures. */
    pictures: [...new Set(pictures.flatMap(({ src }) => src ?? []))],
    /** Addresses of pictures without an alternative text. */
    picturesWithoutAlt: pictures.filter(({ alt }) => alt === null).map(({ src }) => src ?? ''),
    /** The number of pictures with an empty alternative text, which marks decoration. */
    decorativePictures: pictures.filter(({ alt }) => alt?.trim() === '').length,
    /** One sentence per heading that is empty or skips a level. */
    headingProblems: headingProblems(fragment),
    /** Distinct addresses of links, as written. */
    links: [...new Set(links)],
  };
}

/** Finds empty headings and skipped levels. The title of the page has level 1, so the text starts at level 2. */
function headingProblems(fragment: DocumentFragment): string[] {
  const problems: string[] = [];
  let previousLevel = 1;
  for (const heading of fragment.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName.slice(1));
    const words = heading.textContent.replace(/\s+/g, ' ').trim();
    if ('block' in heading.dataset)
      problems.push(
        `Le bloc «\u00A0${heading.textContent}\u00A0» montre une seconde fois le titre de la page\u00A0: gardez-en un seul, en premier.`,
      );
    else if (words === '') problems.push(`Un titre ${level} est vide.`);
    else if (level === 1)
      problems.push(`«\u00A0${words}\u00A0» est un titre 1, réservé au titre de la page\u00A0: prenez un titre 2.`);
    else if (level > previousLevel + 1)
      problems.push(
        `«\u00A0${words}\u00A0» est un titre ${level}\u00A0: il manque un titre ${previousLevel + 1} avant.`,
      );
    // The next heading is compared to this level even if it is wrong, so that each mistake is reported once.
    previousLevel = Math.max(level, 2);
  }
  return problems;
}

const dropped = new Set<string>(droppedElements);
const shown = new Set<string>(shownElements);

/** One sentence per kind of element or address that the site's sanitiser removes from a text. */
function removedMarkup(fragment: DocumentFragment): string[] {
  const elements = [...fragment.querySelectorAll('*')].filter(
    ({ parentElement }) => !parentElement?.closest(droppedElements.join()),
  );
  return [
    ...named(elements.filter(({ localName }) => dropped.has(localName))).map(
      (name) => `${name} n’apparaîtra pas sur le site, ni ce qu’il contient.`,
    ),
    ...named(elements.filter(({ localName }) => !dropped.has(localName) && !shown.has(localName))).map(
      (name) => `${name} sera retiré\u00A0: seuls ses mots resteront.`,
    ),
    ...elements.flatMap((element) => [
      ...unreachable(element, 'src', 'L’image'),
      ...unreachable(element, 'href', 'Le lien'),
    ]),
  ];
}

/** The names of elements with their counts: `<iframe>`, `<section> (2 fois)`. */
function named(elements: readonly Element[]): string[] {
  const counts = new Map<string, number>();
  for (const { localName } of elements) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  return [...counts].map(([name, count]) => `<${name}>${count > 1 ? ` (${countOf(count, 'fois', 'fois')})` : ''}`);
}

/** The problem of an address that the site removes, because it is a local file or would run code. */
function unreachable(element: Element, attribute: keyof typeof shownProtocols, what: string): string[] {
  const address = element.getAttribute(attribute)?.trim();
  const protocol = /^([a-z][\w+.-]*):/i.exec(address ?? '')?.[1]?.toLowerCase();
  const protocols: readonly string[] = shownProtocols[attribute];
  if (!address || !protocol || protocols.includes(protocol)) return [];
  return [`${what} ${address.slice(0, 60)} n’existe pas pour les visiteurs.`];
}
