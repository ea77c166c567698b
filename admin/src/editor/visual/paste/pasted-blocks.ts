const nonText = 'img, hr, table, iframe, li';
const block = 'p, div, ul, ol, table, blockquote, pre, figure, hr, h1, h2, h3, h4, h5, h6, aside, section, article';

/** Normalises blocks: headings from level 2, paragraphs instead of divs and double line breaks, no empty blocks. */
export function normalizeBlocks(fragment: DocumentFragment): void {
  for (const heading of fragment.querySelectorAll('p[role="heading"]'))
    rename(heading, `h${heading.getAttribute('aria-level') ?? '2'}`);
  // Level 1 is the title of the page.
  if (fragment.querySelector('h1'))
    for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5'))
      rename(heading, `h${Number(heading.localName.slice(1)) + 1}`);
  for (const div of fragment.querySelectorAll('div')) if (!div.querySelector(block)) rename(div, 'p');
  for (const lineBreak of fragment.querySelectorAll('br'))
    if (lineBreak.nextElementSibling?.matches(block) && !isAfterInline(lineBreak)) lineBreak.remove();
  for (const lineBreak of fragment.querySelectorAll('p > br')) splitAt(lineBreak);
  for (const words of fragment.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (words.textContent.trim() === '' && !words.querySelector(nonText)) words.remove();
  for (const words of fragment.querySelectorAll(':is(li, td, th) > p:first-child'))
    if (!words.parentElement?.querySelector(':scope > p ~ p')) words.replaceWith(...words.childNodes);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const isAfterInline = ({ previousSibling }: Element): boolean =>
  previousSibling !== null && !(previousSibling instanceof Element && previousSibling.matches(block));

/** Splits a paragraph at two consecutive line breaks. */
function splitAt(lineBreak: Element): void {
  const { nextSibling: second, parentElement: paragraph } = lineBreak;
  if (second?.nodeName !== 'BR' || !paragraph) return;
  const rest = paragraph.ownerDocument.createRange();
  rest.setStartAfter(second);
  rest.setEndAfter(paragraph);
  lineBreak.remove();
  second.remove();
  paragraph.after(rest.extractContents());
}
