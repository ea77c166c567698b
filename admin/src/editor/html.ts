import { trustedHtml } from '@agency-site/domain/trusted-html';

/** Parses HTML in a document without a window: no script runs and no picture loads. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}

/** The children of these elements are written on lines of their own, indented. */
const containers = 'ul, ol, li, table, thead, tbody, tfoot, figure, blockquote, aside';

/**
 * Formats HTML: one line per paragraph, heading, list item and table row, indented inside containers, with a blank line
 * before each heading of level 2.
 * @param fragment without white space between blocks
 * @param keepEntities writes `&nbsp;` instead of the character, which looks like a space
 */
export function writeHtml(fragment: DocumentFragment, keepEntities: boolean): string {
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  // The parser drops a line feed just after the tag `<pre>`, so a second one has to be written.
  for (const pre of holder.querySelectorAll('pre')) if (pre.textContent.startsWith('\n')) pre.prepend('\n');
  for (const [index, block] of [...holder.children].entries()) {
    indentChildren(block, '\n');
    if (index > 0) block.before(block.nodeName === 'H2' ? '\n\n' : '\n');
  }
  return keepEntities ? holder.innerHTML : holder.innerHTML.replaceAll('&nbsp;', '\u00A0');
}

/**
 * Writes each child of a container on its own line; in a list item, only the children from its first nested list on.
 * @param line the line break before the element, with its indentation
 */
function indentChildren(element: Element, line: string): void {
  const children = [...element.children];
  const first = element.nodeName === 'LI' ? children.findIndex((child) => child.matches('ul, ol')) : 0;
  if (first < 0 || !element.matches(containers)) return;
  for (const child of children.slice(first)) {
    // A preformatted block has no indentation, neither before its tag nor inside it.
    const childLine = child.nodeName === 'PRE' ? '\n' : `${line}  `;
    child.before(childLine);
    indentChildren(child, childLine);
  }
  element.append(line);
}
