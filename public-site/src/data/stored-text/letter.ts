import type { Element } from 'hast';

/** The custom element that `copy-letter.ts` defines. */
const COPIER = 'copy-letter';

/** Gives a message that is there to be copied the place of its button: empty, and without size, until the script comes. */
export function completeLetter(quotation: Element): void {
  if (!quotation.properties['className']) return;
  quotation.children.push({ type: 'element', tagName: COPIER, properties: {}, children: [] });
}
