import { getSchema } from '@tiptap/core';
import { canonicalHtml } from '../canonical';
import { parseHtml } from '../html';
import { parseContent, toStoredHtml } from './editor-html';
import { extensions } from './extensions';

const schema = getSchema(extensions);

/** The HTML that the visual editor would store for an unchanged text. */
export function roundTrip(html: string): string {
  return toStoredHtml(parseContent(html, schema), html.includes('&nbsp;'));
}

/**
 * Finds the elements, attributes and comments that the visual editor would drop or move. A text with any can only be edited in HTML.
 * @returns undefined when the visual editor keeps words, markup and attributes
 */
export function findLostMarkup(html: string): string | undefined {
  if (html.trim() === '') return undefined;
  const before = parseHtml(html);
  const after = parseHtml(roundTrip(html));
  if (canonicalHtml(before) === canonicalHtml(after)) return undefined;
  const countsAfter = countMarkup(after);
  const lost = [...countMarkup(before)].filter(([markup, count]) => count > (countsAfter.get(markup) ?? 0));
  if (lost.length === 0) return 'l’ordre de certains éléments';
  const names = lost.slice(0, maxNames).map(([markup]) => markup);
  return names.join(', ') + (lost.length > maxNames ? '…' : '');
}

const maxNames = 3;

function countMarkup(fragment: DocumentFragment): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (markup: string) => counts.set(markup, (counts.get(markup) ?? 0) + 1);
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Comment) count('un commentaire <!-- … -->');
    if (!(node instanceof Element)) continue;
    count(`<${node.localName}>`);
    for (const { name } of node.attributes) count(`l’attribut ${name} de <${node.localName}>`);
  }
  return counts;
}
