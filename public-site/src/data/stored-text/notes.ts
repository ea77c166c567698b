import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Adds ids for footnotes: `note-1` to the list item that contains the link back, `appel-1` to the first link to that footnote. */
export function linkNotes(tree: Root): void {
  const taken = new Set<string>();
  const name = (element: Element, id: string): void => {
    if (!taken.has(id)) element.properties['id'] = id;
    taken.add(id);
  };
  visit(tree, 'element', (element) => {
    const number = numberOf(element, 'note');
    if (number) name(element, `appel-${number}`);
    if (element.tagName !== 'li') return;
    visit(element, 'element', (inner) => {
      const back = numberOf(inner, 'appel');
      if (back) name(element, `note-${back}`);
    });
  });
}

const numberOf = ({ tagName, properties }: Element, kind: 'note' | 'appel'): string | undefined =>
  tagName === 'a' ? new RegExp(`^#${kind}-(\\d{1,4})$`).exec(String(properties['href']))?.[1] : undefined;
