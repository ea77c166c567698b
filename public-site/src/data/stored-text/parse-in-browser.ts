import { trustedHtml } from '@agency/supabase/trusted-html';
import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';

/**
 * Reads HTML with the browser's own parser, which spares the reader 45 kB of another one. The template belongs to a
 * document that is never shown: nothing in it runs or loads.
 */
export function parseInBrowser(html: string): Root {
  const template = document.implementation.createHTMLDocument('').createElement('template');
  template.innerHTML = trustedHtml(html);
  return fromDom(template.content) as Root;
}
