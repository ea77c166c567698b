import { truncateText } from '@agency-site/domain/truncate-text';
import type { Omissions } from './omissions';
import { hasClass, isElement, wordsOf, type Markup, type MarkupElement } from './markup';

/** Classes of elements that are hidden until a visitor clicks to open them: their text is public all the same. */
const OPENS = /accordion|toggle|tab|collaps|faq|spoiler|slid|carousel|modal|popup|dropdown|lightbox|read-?more/i;

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
    if (isHidden(node) && !isOpened) {
      omissions.add('hidden', truncateText(wordsOf(node).replaceAll(/\s+/g, ' ').trim(), 40) || '…');
      return [];
    }
    if (node.attributes['aria-hidden'] === 'true' && isOpened && !/\p{L}/u.test(wordsOf(node))) return [];
    const children = visibleNodes(node.children, omissions, isOpened);
    return { ...node, name: node.name === 'button' && isOpened ? 'span' : node.name, children };
  });
}

const HIDDEN_CLASS = /^(hidden|d-none|is-hidden|invisible)$/;

const isHidden = (element: MarkupElement): boolean => isNotShown(element) || hasClass(element, HIDDEN_CLASS);

const isNotShown = ({ attributes }: MarkupElement): boolean =>
  (attributes['hidden'] !== undefined && attributes['hidden'] !== 'until-found') ||
  /\b(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes['style'] ?? '') ||
  // Ghost shows such an element only in newsletters to some members.
  attributes['data-gh-segment'] !== undefined;
