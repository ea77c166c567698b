import {
  cutsLines,
  declaredIn,
  isHiddenByStyle,
  lengthsIn,
  pixelsOf,
  type Style,
} from '@agency-site/domain/hidden-styles';
import { styleOf } from './inert-attributes';
import { removeHiddenColumns } from './hidden-columns';
import { isTransparent, removeInvisibleWords } from './invisible-colours';

/** Whether a node has words or pictures for a reader; the fillers in previews of e-mails and tracking pixels are nothing. */
const hasContent = (node: Node): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(node.textContent ?? '') ||
  (node instanceof HTMLTemplateElement && hasContent(node.content)) ||
  (node instanceof Element &&
    (node.matches('img:not([width="1"])') || node.querySelector('img:not([width="1"])') !== null));

/**
 * Removes the parts that were invisible in the source document: hidden text, comments with their anchors, and tracked deletions.
 * @param isSlice whether the HTML comes from an editor like this one, where `<del>` and `<ins>` without attributes are styles of words
 * @param page an element with the ground of the source document
 * @returns whether a removed part had words or pictures
 */
export function removeHiddenContent(fragment: DocumentFragment, isSlice: boolean, page: Element | null): boolean {
  let hasRemoved = false;
  const remove = (node: ChildNode): void => {
    hasRemoved ||= hasContent(node);
    node.remove();
  };
  for (const table of fragment.querySelectorAll('table')) removeHiddenColumns(table, remove);
  for (const element of fragment.querySelectorAll('*')) {
    if (!fragment.contains(element)) continue;
    if (element.matches('details:not([open])'))
      for (const child of Array.from(element.childNodes)) if (child.nodeName !== 'SUMMARY') remove(child);
    const isWritten = isSlice && element.attributes.length === 0;
    if (isHidden(element) || isReviewComment(element) || (isDeletion(element) && !isWritten)) remove(element);
    else if (element.matches('ins') && !isWritten) element.replaceWith(...element.childNodes);
    else for (const inherited of inheritedStyles) if (inherited.isUnseen(element)) removeIn(element, inherited, remove);
  }
  removeInvisibleWords(fragment, page, remove);
  return hasRemoved;
}

/** Elements that are hidden, or whose words only other programs draw. */
const neverDrawn = [
  '[hidden], [popover], template, noscript, datalist, dialog:not([open])',
  'svg desc, annotation, annotation-xml, audio, video, canvas, meter, progress, object, iframe, noembed, noframes',
  'tr[height="0"], td[width="0"], th[width="0"], ac\\:parameter, ac\\:placeholder, ac\\:task-id, ac\\:task-status',
  // Classes for screen readers, whose style sheets are not in the clipboard, and Ghost's parts of newsletters.
  '.sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text, [data-gh-segment]',
].join();

/** Excel hides a column by the width of its cells. */
const zero = /^[-+]?0*\.?0+(?![.\d])/;

function isHidden(element: Element): boolean {
  if (element.matches(neverDrawn)) return true;
  const style = declaredIn(element.getAttribute('data-style') ?? '');
  if (element.matches('td, th') && zero.test(style('width'))) return true;
  return isHiddenByStyle(element.localName, style) || isMasked(style);
}

/** Whether a mask lets nothing of an element through. What a mask of an address lets through only a browser knows. */
const isMasked = (style: Style): boolean =>
  ['mask', 'mask-image', '-webkit-mask', '-webkit-mask-image'].some((name) => {
    const mask = style(name);
    return mask.includes('gradient(') && isTransparent(mask);
  }) || ['mask-size', '-webkit-mask-size'].some((name) => lengthsIn(style(name)).includes(0));

/** An inherited style that hides an element and its descendants, except descendants that override the style. */
interface Inherited {
  readonly isUnseen: (element: Element) => boolean;
  readonly isSeen: (element: Element) => boolean;
}

const inheritedStyles: readonly Inherited[] = [
  {
    isUnseen: (element) => /^(hidden|collapse)/.test(styleOf(element, 'visibility') ?? ''),
    isSeen: (element) => styleOf(element, 'visibility')?.startsWith('visible') ?? false,
  },
  {
    isUnseen: (element) => isTiny(sizeOf(element) ?? ''),
    isSeen: (element) => {
      const size = sizeOf(element) ?? 'inherit';
      return element.matches('img') || !(isTiny(size) || /^(inherit|unset|[\d.]+(em|%))/.test(size));
    },
  },
  {
    isUnseen: (element) => cutsLines(declaredIn(element.getAttribute('data-style') ?? '')),
    isSeen: (element) =>
      element.matches('img') || !/^(|inherit|unset|0.*)$/.test(styleOf(element, 'line-height') ?? ''),
  },
];

/** The size of the letters, from `font-size` or from `font: 0/0 a`. */
const sizeOf = (element: Element): string | undefined =>
  styleOf(element, 'font-size') ??
  /(?:^|\s)(0|[\d.]+(?:px|pt|r?em|%))(?=[\s/])/.exec(styleOf(element, 'font') ?? '')?.[1];

/** At most one point, or a tenth of the letters around. */
const isTiny = (size: string): boolean => pixelsOf(size) <= (size.endsWith('%') ? 100 : 4 / 3);

function removeIn(element: Element, inherited: Inherited, remove: (node: ChildNode) => void): void {
  for (const child of Array.from(element.childNodes)) {
    if (!(child instanceof Element)) remove(child);
    else if (inherited.isSeen(child)) continue;
    else if (child.hasChildNodes()) removeIn(child, inherited, remove);
    else remove(child);
  }
  if (!element.hasChildNodes()) element.remove();
}

/** Matches `[CE1]`: the initials of the person who comments, and a number. */
const reference = /^\s*\[\p{L}{1,5}\d{1,3}\]/u;
/** Classes of a Word comment. `MsoCommentText` is excluded, because any words may have that style. */
const reviewCommentClass = /(?:^|\s)msocom(?!ment)/i;

/** Matches the box in which Google Docs writes the paragraphs of a comment: the first one leads back to the words. */
const commentBox = 'div:has(> p:first-child a[href*="#cmnt_ref"]):not(:has([id^="cmnt_ref"], div))';

/** Whether an element is a comment of Word, Excel or Google Docs, or the anchor of one. */
function isReviewComment(element: Element): boolean {
  if (
    reviewCommentClass.test(element.getAttribute('class') ?? '') ||
    element.matches('comment, [role="comment"], a[href*="#_msocom_"]') ||
    /#cmnt(_ref)?\d/.test(element.getAttribute('href') ?? '')
  )
    return true;
  if (styleOf(element, 'mso-element')?.startsWith('comment') || styleOf(element, 'mso-special-character') === 'comment')
    return true;
  const words = element.textContent;
  if (element.matches('.MsoCommentReference')) return words.replace(reference, '').trim() === '' && words.trim() !== '';
  const isNote = element.matches('p, div, li') && !element.querySelector('p, div, li');
  if (isNote && element.querySelector('a[href*="#_msoanchor_"], a[href*="#cmnt_ref"]')) return true;
  if (element.matches(commentBox)) return true;
  return element.matches('p.MsoCommentText') && reference.test(words);
}

/** Deletions of Word and of the editors that write suggestions in classes or attributes of their own. */
const isDeletion = (element: Element): boolean =>
  element.matches('del, [role="deletion"], [data-suggestion*="delet" i], [data-track-change*="delet" i]') ||
  /(?:^|\s)(msoDel\b|ice-del\b|TrackChange\w*Delet|[\w-]*suggest[\w-]*-delet)/i.test(
    element.getAttribute('class') ?? '',
  );
