import { styleOf } from './inert-attributes';

/** Converts styles of inline text to elements, and unwraps elements that a style cancels. */
export function convertStyledText(fragment: DocumentFragment): void {
  for (const struck of fragment.querySelectorAll('strike')) wrap(struck, 's');
  for (const element of fragment.querySelectorAll('b, strong, i, em, u'))
    if (isCancelled(element)) element.replaceWith(...element.childNodes);
  for (const element of fragment.querySelectorAll('span, font, a')) {
    for (const name of marksOf(element)) wrap(element, name);
  }
  for (const block of fragment.querySelectorAll('p, li, td, th, div, h2, h3, h4'))
    if (!block.querySelector('p, li, div') && marksOf(block).includes('s')) wrap(block, 's');
  // Headings are bold and links underlined by default, so such marks inside them are removed.
  for (const mark of fragment.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong), a u'))
    mark.replaceWith(...mark.childNodes);
}

/** Wraps the content of an element in another element inside it. */
function wrap(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** Whether a style cancels the meaning of an element: Google Docs wraps everything it copies in a `<b>` of normal weight. */
function isCancelled(element: Element): boolean {
  const weight = styleOf(element, 'font-weight');
  if (element.matches('b, strong')) return weight !== undefined && !isBold(weight);
  if (element.matches('i, em')) return styleOf(element, 'font-style') === 'normal';
  return styleOf(element, 'text-decoration') === 'none';
}

export const isBold = (weight = ''): boolean => weight.startsWith('bold') || Number(weight) >= 600;

function marksOf(element: Element): string[] {
  if (element.textContent.trim() === '') return [];
  const line = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`;
  const position = styleOf(element, 'vertical-align');
  return [
    isBold(styleOf(element, 'font-weight')) && 'strong',
    styleOf(element, 'font-style') === 'italic' && 'em',
    line.includes('underline') && 'u',
    line.includes('line-through') && 's',
    position === 'super' && 'sup',
    position === 'sub' && 'sub',
  ].filter((name) => name !== false);
}
