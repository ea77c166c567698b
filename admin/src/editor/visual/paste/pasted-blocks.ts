const nonText = 'img, hr, table, iframe, li';
const block = 'p, div, ul, ol, table, blockquote, pre, figure, hr, h1, h2, h3, h4, h5, h6, aside, section, article';

/** The callouts of Confluence and Ghost. */
const panels = '[data-panel-type], .confluence-information-macro, .kg-callout-card';

/**
 * Normalises blocks: headings from level 2, paragraphs instead of divs and double line breaks, no empty blocks, no page breaks.
 * @param isSlice whether the first and last block join the words before and after the caret, so that they may be empty
 */
export function normalizeBlocks(fragment: DocumentFragment, isSlice: boolean): void {
  for (const heading of fragment.querySelectorAll('p[role="heading"]'))
    rename(heading, `h${heading.getAttribute('aria-level') ?? '2'}`);
  for (const panel of fragment.querySelectorAll(panels)) rename(panel, 'aside');
  for (const code of fragment.querySelectorAll('pre:has(div) code')) code.closest('pre')?.replaceChildren(code);
  // Level 1 is the title of the page.
  if (fragment.querySelector('h1'))
    for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5'))
      rename(heading, `h${Number(heading.localName.slice(1)) + 1}`);
  for (const div of fragment.querySelectorAll('div')) if (!div.querySelector(block)) rename(div, 'p');
  for (const rule of fragment.querySelectorAll('hr, [class*="PageBreak"]'))
    if (
      rule.localName !== 'hr' ||
      /break-(before|after)\s*:\s*(always|page)/.test(rule.getAttribute('data-style') ?? '')
    )
      rule.remove();
  for (const lineBreak of fragment.querySelectorAll('br'))
    if (endsBlock(lineBreak) || (isPageBreak(lineBreak) && startsBlock(lineBreak))) lineBreak.remove();
  for (const lineBreak of fragment.querySelectorAll('p > br')) splitAt(lineBreak);
  for (const words of fragment.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (isEmpty(words) && !(isSlice && isEdge(words, fragment))) words.remove();
  for (const words of fragment.querySelectorAll(':is(li, td, th):not([data-paragraphs]) > p:first-child'))
    if (!words.parentElement?.querySelector(':scope > p ~ p')) words.replaceWith(...words.childNodes);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  const slice = element.getAttribute('data-pm-slice');
  if (slice !== null) renamed.setAttribute('data-pm-slice', slice);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Whether a block has neither words nor media; spaces and zero-width characters do not count as words. */
const isEmpty = (words: Element): boolean =>
  words.textContent.replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]/g, '') === '' && !words.querySelector(nonText);

const isEdge = (words: Element, fragment: DocumentFragment): boolean =>
  words === fragment.firstElementChild || words === fragment.lastElementChild;

const isPageBreak = (element: Element): boolean =>
  /page-break|break-type/.test(element.getAttribute('data-style') ?? '');

/** Browsers do not show a line break at the end of a block or before another block, nor several of them. */
const endsBlock = (lineBreak: Element): boolean => isBorder(nextOf(lineBreak));

function startsBlock(lineBreak: Element): boolean {
  const start = lineBreak.closest(block);
  if (!start) return true;
  const before = lineBreak.ownerDocument.createRange();
  before.setStart(start, 0);
  before.setEndBefore(lineBreak);
  return before.toString().trim() === '';
}

const isBorder = (node: Node | null): boolean => node === null || (node instanceof Element && node.matches(block));

function nextOf({ nextSibling: next }: Node): Node | null {
  const isNothing = next && (next.nodeName === 'BR' || (!(next instanceof Element) && next.textContent?.trim() === ''));
  return isNothing ? nextOf(next) : next;
}

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
