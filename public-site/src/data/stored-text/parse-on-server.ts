import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Reads HTML as a browser would inside a `template`, with a parser of its own. */
export const parseOnServer = (html: string): Root => fromHtml(html, { fragment: true });
