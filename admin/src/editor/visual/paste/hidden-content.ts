import { styleOf } from './inert-attributes';
import { removeHiddenColumns } from './hidden-columns';

/** Whether a node has words or pictures for a reader; the fillers in previews of e-mails and tracking pixels are nothing. */
const hasContent = (node: Node): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(node.textContent ?? '') ||
  (node instanceof Element &&
    (node.matches('img:not([width="1"])') || node.querySelector('img:not([width="1"])') !== null));

/**
 * Removes the parts that were invisible in the source document: hidden text, comments with their anchors, and tracked deletions.
 * @param isSlice whether the HTML comes from an editor like this one, where `<del>` and `<ins>` without attributes are styles of words
 * @returns whether a removed part had words or pictures
 */
export function removeHiddenContent(fragment: DocumentFragment, isSlice: boolean): boolean {
  let hasRemoved = false;
  const remove = (node: ChildNode): void => {
    hasRemoved ||= hasContent(node);
    node.remove();
  };
  for (const table of fragment.querySelectorAll('table')) removeHiddenColumns(table, remove);
  for (const element of fragment.querySelectorAll('*')) {
    if (!fragment.contains(element)) continue;
    const isWritten = isSlice && element.attributes.length === 0;
    if (isHidden(element) || isReviewComment(element) || (isDeletion(element) && !isWritten)) remove(element);
    else if (element.matches('ins') && !isWritten) element.replaceWith(...element.childNodes);
    else for (const inherited of inheritedStyles) if (inherited.isUnseen(element)) removeIn(element, inherited, remove);
  }
  return hasRemoved;
}

const zero = /^[-+]?0*\.?0+(?![.\d])/;
const atMostOne = /^(?:0*\.\d+|1(?:\.0*)?)(?:px|pt)(?![\w.])/;

/** Elements that are hidden, or whose words only older browsers draw. */
const neverDrawn =
  '[hidden], datalist, dialog:not([open]), svg desc, tr[height="0"], td[width="0"], th[width="0"], audio, video, canvas, meter, progress';

function isHidden(element: Element): boolean {
  if (element.matches(neverDrawn)) return true;
  const style = (property: string): string => styleOf(element, property) ?? '';
  if (/^scale(3d)?\(0\s*[,)]/.test(style('transform')) || style('content-visibility') === 'hidden') return true;
  if (style('display').startsWith('none') || /^(all|screen)/.test(style('mso-hide')) || zero.test(style('opacity')))
    return true;
  if (zero.test(style('zoom')) || /opacity\(0*\.?0+%?\)/.test(style('filter'))) return true;
  if (element.matches('td, th') && zero.test(style('width'))) return true;
  const sizes = ['width', 'height', 'max-width', 'max-height'].map(style);
  const isClosed =
    /^(hidden|clip)/.test(style('overflow')) && sizes.some((size) => zero.test(size) || atMostOne.test(size));
  const isCut =
    /^rect\(\s*[01](px)?[\s,]/.test(style('clip')) || /^(inset\((50|100)%|circle\(0)/.test(style('clip-path'));
  const places = ['left', 'top', 'right', 'bottom'].map(
    (side) => /^(absolute|fixed)/.test(style('position')) && style(side),
  );
  const isAway =
    [...places, ...['text-indent', 'margin-left', 'margin-top'].map(style)].some(
      (far) => far && /^-\d{3,}/.test(far),
    ) || /^translate[xy]?\((0,\s*)?-\d{3,}/.test(style('transform'));
  return (isClosed && !element.matches('tr, td, th')) || isCut || isAway;
}

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
    isUnseen: (element) => transparent.test(styleOf(element, 'color') ?? '') && !isFilled(element),
    isSeen: (element) =>
      element.matches('img') || !/^(|transparent.*|inherit|rgba.*)$/.test(styleOf(element, 'color') ?? ''),
  },
  {
    isUnseen: (element) => isTiny(sizeOf(element) ?? ''),
    isSeen: (element) => {
      const size = sizeOf(element) ?? 'inherit';
      return element.matches('img') || !(isTiny(size) || /^(inherit|unset|[\d.]+(em|%))/.test(size));
    },
  },
];

/** The size of the letters, from `font-size` or from `font: 0/0 a`. */
const sizeOf = (element: Element): string | undefined =>
  styleOf(element, 'font-size') ??
  /(?:^|\s)(0|[\d.]+(?:px|pt|r?em|%))(?=[\s/])/.exec(styleOf(element, 'font') ?? '')?.[1];

const transparent = /^(transparent|#[\da-f]{3}0(?![\da-f])|#[\da-f]{6}00|(rgb|hsl)a?\(.*[,/]\s*0?\.?0+%?\s*\))/;
/** Whether the background shows through the letters, as in a title with a gradient: they are visible although transparent. */
const isFilled = (element: Element): boolean =>
  ['background-clip', '-webkit-background-clip'].some((property) => styleOf(element, property)?.startsWith('text'));

const isTiny = (size: string): boolean => zero.test(size) || atMostOne.test(size);

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

/** Whether an element is a comment of Word, Excel or Google Docs, or the anchor of one. */
function isReviewComment(element: Element): boolean {
  if (reviewCommentClass.test(element.className) || element.matches('comment, a[href*="#_msocom_"], a[href*="#cmnt"]'))
    return true;
  if (styleOf(element, 'mso-element')?.startsWith('comment') || styleOf(element, 'mso-special-character') === 'comment')
    return true;
  const words = element.textContent;
  if (element.matches('.MsoCommentReference')) return words.replace(reference, '').trim() === '' && words.trim() !== '';
  const isNote = element.matches('p, div, li') && !element.querySelector('p, div, li');
  if (isNote && element.querySelector('a[href*="#_msoanchor_"], a[href*="#cmnt_ref"]')) return true;
  return element.matches('p.MsoCommentText') && reference.test(words);
}

const isDeletion = (element: Element): boolean =>
  element.localName === 'del' || /(?:^|\s)(msoDel\b|TrackChange\w*Delet)/i.test(element.className);
