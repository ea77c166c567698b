import { blockElements } from './elements';
import { readMarkup, type Markup } from './markup';

/** Returns the words of a short text that may contain markup, on one line. */
export const plainWords = (html: string): string => wordsIn(html.slice(0, 20_000)).replace(/\s+/g, ' ').trim();

/** Returns the words of a text that may contain markup; nothing if it nests too deep. */
export function wordsIn(html: string): string {
  try {
    return wordsApart(readMarkup(html, 'html'));
  } catch {
    return '';
  }
}

/** Returns the words of a node, with spaces between blocks and lines so that their words stay separate. */
function wordsApart(node: Markup): string {
  if (typeof node === 'string') return node;
  if (node.name === '!--') return '';
  const words = node.children.map(wordsApart).join('');
  return node.name === 'br' || blockElements.has(node.name) ? ` ${words} ` : words;
}
