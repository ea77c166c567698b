import { headingIds } from '@agency-site/domain/heading-ids';
import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A heading of a text, as its table of contents shows it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Gives every heading a unique id made from its words, for links. @returns the second level, for a table of contents */
export function addHeadingIds(tree: Root): Heading[] {
  const idOf = headingIds();
  const headings: Heading[] = [];
  visit(tree, 'element', (element) => {
    if (!/^h[2-4]$/.test(element.tagName)) return;
    // Other white space becomes a plain space; no-break spaces stay.
    const text = textOf(element)
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    const id = idOf(text);
    element.properties = { id };
    if (element.tagName === 'h2' && text) headings.push({ id, text });
  });
  return headings;
}

/** Makes a first-level heading of a stored text a second-level one, because the title of the page is the only first-level one. */
export function lowerHeading(element: Element): void {
  if (element.tagName === 'h1') element.tagName = 'h2';
  if (element.tagName === 'h5' || element.tagName === 'h6') element.tagName = 'h4';
}

/** The words of a node without its markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
