import { declaredIn, isHiddenByStyle } from '@agency-site/domain/hidden-styles';
import { truncateText } from '@agency-site/domain/truncate-text';
import type { Omissions } from './omissions';
import { elementsNamed, hasClass, isElement, wordsOf, type Markup, type MarkupElement } from './markup';

/** Classes of elements that are hidden until a visitor opens them or scrolls to them: their text is public all the same. */
const OPENS =
  /accordion|toggle|tab|collaps|faq|spoiler|slid|carousel|modal|popup|dropdown|lightbox|read-?more|animat|^(wow|aos)|fade|reveal/i;

/** Buttons and times of Ghost's players. */
const CONTROLS = /^kg-(audio|video)-(hide|player|overlay)$/;

/**
 * Returns the nodes of a text without the elements that their markup hides from every visitor, and reports those. It replaces a button that
 * opens something, or that is a heading, with its words.
 */
export function visibleNodes(nodes: readonly Markup[], omissions: Omissions, opens = false): Markup[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || node.name === '!--') return node;
    if (hasClass(node, CONTROLS)) return [];
    const isOpened = opens || hasClass(node, OPENS) || /^(h[1-6]|summary)$/.test(node.name);
    if (isReviewComment(node) || (isHidden(node) && !isOpened)) {
      omissions.add('hidden', truncateText(wordsOf(node).replaceAll(/\s+/g, ' ').trim(), 40) || '…');
      return [];
    }
    if (node.attributes['aria-hidden'] === 'true' && isOpened && !/\p{L}/u.test(wordsOf(node))) return [];
    const children = visibleNodes(node.children, omissions, isOpened);
    return { ...node, name: node.name === 'button' && isOpened ? 'span' : node.name, children };
  });
}

const HIDDEN_CLASS = /^(hidden|d-none|is-hidden|invisible|sr-only|visually-?hidden|screen-reader-text)$/;
/** Classes that show an element from some width on, such as `d-md-block` of Bootstrap and `md:block` of Tailwind. */
const SHOWN_CLASS = /^(d-)?(sm|md|lg|x?xl|2xl)[-:](block|flex|grid|inline|table|visible)/;

const isHidden = (element: MarkupElement): boolean =>
  isNotShown(element) || (hasClass(element, HIDDEN_CLASS) && !hasClass(element, SHOWN_CLASS));

function isNotShown({ name, attributes }: MarkupElement): boolean {
  const { hidden, style = '', open, popover } = attributes;
  if (hidden !== undefined && hidden !== 'until-found') return true;
  if (popover !== undefined || (name === 'dialog' && open === undefined)) return true;
  // Ghost shows such an element only in newsletters to some members.
  if (attributes['data-gh-segment'] !== undefined) return true;
  if (style === '') return false;
  const declared = declaredIn(style);
  return /^(hidden|collapse)/.test(declared('visibility')) || isHiddenByStyle(name, declared);
}

/** Whether an element is a comment of Word or Google Docs, or the mark of one: somebody pasted the text with its comments. */
function isReviewComment(element: MarkupElement): boolean {
  const { name, attributes, children } = element;
  if (hasClass(element, /^msocom(anchor|txt|off)$/)) return true;
  if (declaredIn(attributes['style'] ?? '')('mso-element').startsWith('comment')) return true;
  if (name === 'a') return /#(_msocom_|cmnt)\d/.test(attributes['href'] ?? '');
  const links = elementsNamed(element, 'a');
  const leadsBack = links.some((link) => /#(_msoanchor_|cmnt_ref)\d/.test(link.attributes['href'] ?? ''));
  if (!leadsBack || name !== 'div') return leadsBack && (name === 'p' || name === 'li');
  // Google Docs writes the paragraphs of one comment in a box, whose first paragraph leads back to the words.
  const first = children.find((child) => isElement(child));
  return (
    isElement(first, 'p') &&
    isReviewComment(first) &&
    !links.some(({ attributes: { id } }) => id?.startsWith('cmnt_ref'))
  );
}
