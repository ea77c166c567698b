import { parseHtml } from '../../html';
import { withInertAttributes } from './inert-attributes';
import { restoreWordLists } from './lists';
import { cleanLinks, removeUnreachablePictures } from './pasted-addresses';
import { normalizeBlocks } from './pasted-blocks';
import { applyStyleSheets } from './style-sheets';
import { convertStyledText } from './styled-words';
import { removeUnseen } from './unseen';

const metadata = 'style, script, meta, link, title, xml, colgroup, .EOP, .Apple-interchange-newline';

/** Converts the styles and classes of word processors and mail programs to elements, and removes the rest. */
export function readPastedHtml(html: string) {
  // Copied from the editor itself.
  if (html.includes('data-pm-slice')) return { html, removedPictures: 0, hasRemovedWords: false };
  const fragment = parseHtml(withInertAttributes(html));
  applyStyleSheets(fragment);
  const hasRemovedWords = removeUnseen(fragment, false);
  for (const element of fragment.querySelectorAll(metadata)) element.remove();
  restoreWordLists(fragment);
  // Browsers copy a space beside an element as a non-breaking one.
  for (const span of fragment.querySelectorAll('span')) if (span.textContent === '\u00A0') span.textContent = ' ';
  convertStyledText(fragment);
  cleanLinks(fragment);
  const removedPictures = removeUnreachablePictures(fragment);
  normalizeBlocks(fragment);
  for (const element of fragment.querySelectorAll('[class], [data-style]'))
    ['class', 'data-style'].forEach((name) => element.removeAttribute(name));
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return { html: holder.innerHTML, removedPictures, hasRemovedWords };
}
