import { headingIds } from '@agency/domain/heading-ids';
import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A part of a text, as its table of contents names it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/**
 * Gives every heading an id made from its words, each id once, so that it can be linked to.
 * @returns the headings of the second level: the parts a table of contents lists
 */
export function addHeadingIds(tree: Root): Heading[] {
  const idOf = headingIds();
  const parts: Heading[] = [];
  visit(tree, 'element', (element) => {
    if (!/^h[2-4]$/.test(element.tagName)) return;
    // No-break spaces stay as they are.
    const text = textOf(element)
      .replace(/[ \t\r\n]+/g, ' ')
      .trim();
    const id = idOf(text);
    element.properties = { id };
    if (element.tagName === 'h2' && text) parts.push({ id, text });
  });
  return parts;
}

/** Headings of a body start below the page's own title, whatever level their author chose. */
export function lowerHeading(element: Element): void {
  if (element.tagName === 'h1') element.tagName = 'h2';
  if (element.tagName === 'h5' || element.tagName === 'h6') element.tagName = 'h4';
}

/** The words of a node without its markup. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
