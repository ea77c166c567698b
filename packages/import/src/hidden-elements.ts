import { beginningOf } from '@agency/domain/beginning-of';
import type { Losses } from './losses';
import { hasClass, isElement, wordsOf, type Markup, type MarkupElement } from './markup';

/** What a click of a visitor opens is closed at first. */
const OPENS = /accordion|toggle|tab|collaps|faq|spoiler|slid|carousel|modal|popup|dropdown|lightbox|read-?more/i;

/** The elements of a text but those that no stranger saw, which are named: their markup says that they are not shown. */
export function withoutHidden(nodes: readonly Markup[], losses: Losses, opens = false): Markup[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || node.name === '!--') return node;
    const isOpened = opens || hasClass(node, OPENS);
    if (isHidden(node) && !isOpened) {
      losses.add('hidden', beginningOf(wordsOf(node).replaceAll(/\s+/g, ' ').trim(), 40) || '…');
      return [];
    }
    return { ...node, children: withoutHidden(node.children, losses, isOpened) };
  });
}

const isHidden = ({ attributes }: MarkupElement): boolean =>
  (attributes['hidden'] !== undefined && attributes['hidden'] !== 'until-found') ||
  /\b(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributes['style'] ?? '') ||
  // What Ghost writes into letters for some members.
  attributes['data-gh-segment'] !== undefined;
