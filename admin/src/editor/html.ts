import { trustedHtml } from '@agency/supabase/trusted-html';

/**
 * Parses HTML with the browser's parser. The template is in a document without a window: no script runs and no picture
 * loads.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

/** The children of these elements are written on lines of their own, indented. */
const containers = new Set(['UL', 'OL', 'TABLE', 'THEAD', 'TBODY', 'TFOOT', 'FIGURE', 'BLOCKQUOTE', 'ASIDE']);
const nested = new Set(['UL', 'OL']);

/**
 * Formats HTML: one line per paragraph, heading, list item and table row, indented inside containers, with a blank line
 * before each heading of level 2.
 * @param fragment without white space between blocks
 * @param keepEntities writes « &nbsp; » instead of the character, which looks like a space
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
    // The lines of a preformatted block have no indentation, its tag neither.
    const lines = [...element.children].map((child) => writeBlock(child, child.nodeName === 'PRE' ? '' : inside));
    return [indent + open, ...lines, indent + close].join('\n');
  }
  return indent + writeInline(element);
}

/** A list item: its text, then nested lists on lines of their own. */
function writeItem(item: Element, indent: string): string {
  const parts = [...item.childNodes];
  const first = parts.findIndex(({ nodeName }) => nested.has(nodeName));
  if (first < 0) return item.innerHTML;
  const words = parts.slice(0, first).map(markupOf).join('');
  const lists = parts
    .slice(first)
    .map((part) =>
      part instanceof Element && nested.has(part.nodeName) ? writeBlock(part, `${indent}  `) : markupOf(part),
    );
  return `${words}\n${lists.join('\n')}\n${indent}`;
}

function writeInline(element: Element): string {
  // The parser drops a line feed just after the tag: a second one has to be written.
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

/** The opening and closing tags of an element. */
function tagsOf(element: Element): [open: string, close: string] {
  const shell = markupOf(element.cloneNode(false));
  const close = `</${element.localName}>`;
  return [shell.slice(0, shell.length - close.length), close];
}

/** Escapes text for HTML content or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
