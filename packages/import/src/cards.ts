import type { Omissions } from './omissions';
import { hasClass, type MarkupElement } from './markup';

/** WordPress blocks that have an equivalent here, or that only group other blocks. */
const KEPT_BLOCKS = new Set([
  'paragraph', 'heading', 'list', 'list-item', 'image', 'gallery', 'quote', 'pullquote', 'table', 'code', 'preformatted',
  'verse', 'separator', 'spacer', 'more', 'nextpage', 'html', 'freeform', 'shortcode', 'embed', 'buttons', 'button', 'group',
  'columns', 'column', 'details', 'media-text', 'video', 'audio', 'file', 'footnotes', 'missing',
  'accordion', 'accordion-item', 'accordion-heading', 'accordion-panel',
]); // prettier-ignore

/** Reads a comment around WordPress's blocks. A block without an equivalent is reported as lost, and its words stay. */
export function reportBlock(comment: string, omissions: Omissions): void {
  const [, name = ''] = /^\s*wp:([a-z][\w/-]*)/.exec(comment) ?? [];
  const block = name.replace(/^core(?:-embed)?\//, '');
  if (name !== '' && !KEPT_BLOCKS.has(block) && !name.startsWith('core-embed/')) omissions.add('block', block);
}

/** Ghost cards that have an equivalent here. Of other cards the import keeps the words, except of `EMPTY_CARDS`. */
const KEPT_CARDS =
  /^kg-(image|gallery|embed|bookmark|button|callout|toggle|code|file|video|audio|cta|html|width)-card$/;
const EMPTY_CARDS = /^kg-(signup|nft|paywall|email|email-cta)-card$/;

export const isFromCard = (element: MarkupElement, shape: RegExp): boolean => hasClass(element, shape);

/** Reports Ghost cards that have no equivalent here. @returns whether the card disappears completely */
export function reportCard(element: MarkupElement, omissions: Omissions): boolean {
  const names = (element.attributes['class'] ?? '').split(/\s+/).filter((word) => /^kg-.+-card$/.test(word));
  const lost = names.filter((name) => !KEPT_CARDS.test(name));
  for (const name of lost) omissions.add('card', name.replace(/^kg-|-card$/g, ''));
  return lost.some((name) => EMPTY_CARDS.test(name));
}
