import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import { propertiesReadBy, STORED } from './style-rules';

/** What rules can find in a page. */
export interface NamesInPage {
  /** `.class`, `element`, `[attribute]` and `[attribute=value]`; what is inside a stored text also after `STORED`. */
  readonly names: ReadonlySet<string>;
  /** The custom properties read by attributes. */
  readonly read: readonly string[];
}

/** With the theme that a visitor may have chosen, which the root tells before anything is shown. */
const AROUND = ['html', 'head', 'body', '[data-theme=light]', '[data-theme=dark]'];

/** How many parts of an article or a page written in the back-office the first screen may show. */
export const STORED_PARTS_SHOWN = 3;

/** The names in what a visitor may see of a page at first: not what is closed, nor what is marked as styled later. */
export function namesIn(html: string): NamesInPage {
  const names = new Set(AROUND);
  const read: string[] = [];
  const stored = new Set<Element>();
  visit(fromHtml(html, { fragment: true }), 'element', (element, _index, parent) => {
    if (element.properties['dataStyledLater'] !== undefined) return SKIP;
    if (parent?.type === 'element' && !isShownIn(parent, element)) return SKIP;
    const found = [element.tagName, ...classesOf(element).map((name) => `.${name}`)];
    for (const [property, value] of Object.entries(element.properties)) {
      if (property === 'className') continue;
      const attribute = attributeName(property);
      found.push(`[${attribute}]`, `[${attribute}=${String(value)}]`);
      read.push(...propertiesReadBy(String(value)));
    }
    if (parent?.type === 'element' && (stored.has(parent) || isStoredText(parent))) stored.add(element);
    for (const name of found) names.add(name);
    if (stored.has(element)) for (const name of found) names.add(STORED + name);
    return undefined;
  });
  return { names, read };
}

function isShownIn(parent: Element, child: Element): boolean {
  const { tagName, properties } = parent;
  if (tagName === 'details') return properties['open'] !== undefined || child.tagName === 'summary';
  if (properties['dataClosed'] !== undefined) return false;
  if (!isStoredText(parent)) return true;
  return parent.children.filter(({ type }) => type === 'element').indexOf(child) < STORED_PARTS_SHOWN;
}

const isStoredText = (element: Element): boolean => classesOf(element).includes('stored-html');

const classesOf = ({ properties: { className } }: Element): (string | number)[] =>
  Array.isArray(className) ? className : [];

/** hast names attributes as the DOM does. */
const attributeName = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
