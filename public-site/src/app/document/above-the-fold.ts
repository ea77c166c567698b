import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';

/** Up to this many characters of markup a page's whole style fits in a server's first answer (decision 5). */
const SHORT_PAGE = 36_000;
/** What is above the fold of a longer page: its header with the menus takes two thirds, the first screen of a desk the rest. */
const ABOVE_THE_FOLD = 22_000;

/** The markup that the first paint of a page may show, without the contents of closed menus. */
export function markupAboveTheFold(html: string): string {
  const tree = fromHtml(html.length > SHORT_PAGE ? html.slice(0, ABOVE_THE_FOLD) : html, { fragment: true });
  visit(tree, 'element', (element) => {
    const { tagName, properties, children } = element;
    if (properties['dataClosed'] !== undefined) element.children = [];
    if (tagName !== 'details' || properties['open'] !== undefined) return;
    element.children = children.filter((child) => child.type === 'element' && child.tagName === 'summary');
  });
  return toHtml(tree);
}
