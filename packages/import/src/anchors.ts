import { headingIds } from '@agency-site/domain/heading-ids';
import { isElement, elementsNamed, wordsOf, type Markup, type MarkupElement } from './markup';

/**
 * Returns the new targets of a text's anchors, by their former names. Here only headings and notes have ids: the number of a note leads to
 * the note, and the note leads back. Any other anchor leads to the heading right after it, or else to the heading above.
 */
export function anchorsIn(nodes: readonly Markup[]): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const idOf = headingIds();
  const all = elementsIn(nodes);
  let above: string | undefined;
  let waiting: string[] = [];
  for (const element of all) {
    const { name, attributes } = element;
    const id = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined);
    if (/^h[1-6]$/.test(name) && wordsOf(element).trim() !== '') {
      above = `#${idOf(
        wordsOf(element)
          .replaceAll(/[ \t\r\n]+/g, ' ')
          .trim(),
      )}`;
      for (const key of [...waiting, ...(id ? [id] : [])]) anchors.set(key, above);
      waiting = [];
    } else if (id) {
      if (above) anchors.set(id, above);
      // An empty anchor marks the text after it; one around a heading contains it.
      if (!above || wordsOf(element).trim() === '' || /^h[1-6]$/.test(firstIn(element))) waiting.push(id);
    } else if (
      wordsOf(element).trim() !== '' &&
      element.children.some((child) => typeof child === 'string' && child.trim())
    )
      waiting = [];
  }
  linkNotes(all, anchors);
  return anchors;
}

const elementsIn = (nodes: readonly Markup[]): MarkupElement[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.children)] : []));

const firstIn = ({ children }: MarkupElement): string => children.find((child) => isElement(child))?.name ?? '';

/** Adds the anchors of notes and of their numbers. A note is an item of a list that links back to the number which links to it. */
function linkNotes(all: readonly MarkupElement[], anchors: Map<string, string>): void {
  const links = all.filter(({ name, attributes }) => name === 'a' && attributes['href']?.startsWith('#'));
  const numbers = new Map(links.map(({ attributes }) => [attributes['id'] ?? '', attributes['href']]));
  let count = 0;
  for (const note of all.filter(({ name, attributes }) => name === 'li' && attributes['id'])) {
    const backs = elementsNamed(note, 'a').map(({ attributes }) => attributes['href']?.slice(1) ?? '');
    const leadBack = backs.filter((back) => numbers.get(back) === `#${note.attributes['id']}`);
    if (leadBack.length === 0) continue;
    count += 1;
    anchors.set(note.attributes['id'] ?? '', `#note-${count}`);
    for (const back of leadBack) anchors.set(back, `#appel-${count}`);
  }
}
