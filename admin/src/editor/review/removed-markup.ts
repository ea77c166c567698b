import { droppedElements, shownElements, shownProtocols } from '@agency/supabase/stored-html';
import { countOf } from '../../data/formats/numbers';

const dropped = new Set<string>(droppedElements);
const shown = new Set<string>(shownElements);

/** One sentence per kind of element or address that the site's sanitiser removes from a text. */
export function removedMarkup(fragment: DocumentFragment): string[] {
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

/** « <iframe> », « <section> (2 fois) » */
function named(elements: readonly Element[]): string[] {
  const counts = new Map<string, number>();
  for (const { localName } of elements) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  return [...counts].map(([name, count]) => `<${name}>${count > 1 ? ` (${countOf(count, 'fois', 'fois')})` : ''}`);
}

/** A local file, or an address that would run code. */
function unreachable(element: Element, attribute: keyof typeof shownProtocols, what: string): string[] {
  const address = element.getAttribute(attribute)?.trim();
  const protocol = /^([a-z][\w+.-]*):/i.exec(address ?? '')?.[1]?.toLowerCase();
  const protocols: readonly string[] = shownProtocols[attribute];
  if (!address || !protocol || protocols.includes(protocol)) return [];
  return [`${what} ${address.slice(0, 60)} n’existe pas pour les visiteurs.`];
}
