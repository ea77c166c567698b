/**
 * Reads HTML with the browser's own parser. The template belongs to a document that is never shown: nothing in it runs
 * or loads.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** These hold blocks, each on its own line, one step to the right. */
const containers = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'FIGURE', 'BLOCKQUOTE', 'ASIDE']);
const nested = new Set(['UL', 'OL']);

/**
 * HTML as a person would write it: a line for each paragraph, heading, list item and table row, indented inside what
 * holds them, a blank line before each part.
 * @param html what the visual editor holds, without unnecessary space
 * @param keepEntities writes « &nbsp; » rather than the character itself, which cannot be told from a space
 */
export function writeHtml(fragment: DocumentFragment, keepEntities: boolean): string {
  const blocks = [...fragment.children].map((element, index) => {
    const block = writeBlock(element, '');
    return element.nodeName === 'H2' && index > 0 ? `\n${block}` : block;
  });
  const html = blocks.join('\n');
  return keepEntities ? html : html.replaceAll('&nbsp;', '\u00A0');
}

function writeBlock(element: Element, indent: string): string {
  const [open, close] = tagsOf(element);
  const inside = `${indent}  `;
  if (element.nodeName === 'LI') return indent + open + writeItem(element, indent) + close;
  if (containers.has(element.nodeName)) {
    // A preformatted block is written against the margin, as its lines are.
    const lines = [...element.children].map((child) => writeBlock(child, child.nodeName === 'PRE' ? '' : inside));
    return [indent + open, ...lines, indent + close].join('\n');
  }
  return indent + writeInline(element);
}

/** A list item: its words, then the lists inside it on lines of their own. */
function writeItem(item: Element, indent: string): string {
  const parts = [...item.childNodes];
  const first = parts.findIndex(({ nodeName }) => nested.has(nodeName));
  if (first < 0) return item.innerHTML;
  const words = parts.slice(0, first).map(markupOf).join('');
  const lists = parts
    .slice(first)
    .map((part) => (nested.has(part.nodeName) ? writeBlock(part as Element, `${indent}  `) : markupOf(part)));
  return `${words}\n${lists.join('\n')}\n${indent}`;
}

function writeInline(element: Element): string {
  // The parser drops a line feed just after the tag: written twice, one remains.
  if (element.nodeName === 'PRE' && element.textContent.startsWith('\n')) {
    const [open, close] = tagsOf(element);
    return `${open}\n${element.innerHTML}${close}`;
  }
  return element.outerHTML;
}

const markupOf = (node: Node): string => {
  const holder = document.createElement('div');
  holder.append(node.cloneNode(true));
  return holder.innerHTML;
};

/** An element's own opening and closing tags. */
function tagsOf(element: Element): [open: string, close: string] {
  const shell = (element.cloneNode(false) as Element).outerHTML;
  const close = `</${element.localName}>`;
  return [shell.slice(0, shell.length - close.length), close];
}

/** Words as they stand in HTML, in a text or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
