import type { Element, ElementContent, Parents } from 'hast';
import { shortColumns } from './short-columns';
import { element } from './hast-elements';
import { textOf } from './outline';

/**
 * Puts a table in a box that scrolls when the table is wider than the screen. The box can be focused by keyboard, and its accessible name
 * is the caption of the table or of the figure. Columns of short cells are as narrow as their content.
 */
export function scrollBox(table: Element, parent: Parents): Element {
  const short = shortColumns(table);
  if (short.length > 0) table.properties['className'] = short;
  const name = nameOf(childOf(table, 'caption') ?? childOf(parent, 'figcaption'));
  const properties = { className: ['table-scroll'], ...reachable(name ? `Tableau : ${name}` : 'Tableau') };
  return element('div', properties, [table]);
}

/** Makes preformatted text focusable, because it scrolls without a box, and gives it an accessible name. */
export function completePreformatted(preformatted: Element, parent: Parents): void {
  preformatted.properties = reachable(nameOf(childOf(parent, 'figcaption')) || 'Texte mis en forme');
}

const reachable = (name: string): Element['properties'] => ({ role: 'group', ariaLabel: name, tabIndex: 0 });

const nameOf = (caption: Element | undefined): string => (caption ? textOf(caption).replace(/\s+/g, ' ').trim() : '');

const childOf = (parent: Parents, tagName: string): Element | undefined =>
  (parent.children as ElementContent[]).find(
    (child): child is Element => child.type === 'element' && child.tagName === tagName,
  );
