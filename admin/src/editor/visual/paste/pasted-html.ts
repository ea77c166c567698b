import { parseHtml } from '../../html';
import { linkFootnotes } from './footnotes';
import { removeFormulaCopies, writeFormulas } from './formulas';
import { withoutHiddenBlocks } from './hidden-blocks';
import { withInertAttributes } from './inert-attributes';
import { restoreWordLists } from './lists';
import { cleanLinks, removeUnreachablePictures } from './pasted-addresses';
import { normalizeBlocks } from './pasted-blocks';
import { separatePictures, writePlayers, writeSigns } from './pictures';
import { restoreSpaces } from './spaces';
import { applyStyleSheets } from './style-sheets';
import { convertStyledText } from './styled-words';
import { restoreTableHeads } from './table-heads';
import { removeHiddenContent } from './hidden-content';

const metadata = 'style, script, meta, link, title, xml, colgroup, .EOP, .Apple-interchange-newline';

/** Classes that this editor itself writes, which a paste keeps. */
const ownClass = /^(letter|steps|button|before-after|calculator)$/;

/**
 * Converts the styles and classes of word processors and mail programs to elements, and removes the rest. HTML copied from an editor made
 * with ProseMirror, such as this one, keeps its classes and the links inside its text.
 * @param firstNote the number of the first footnote
 */
export function readPastedHtml(html: string, firstNote = 1) {
  const { shown, hasHiddenBlocks } = withoutHiddenBlocks(html);
  const fragment = parseHtml(withInertAttributes(shown));
  const isSlice = fragment.querySelector('[data-pm-slice]') !== null;
  applyStyleSheets(fragment);
  // A fragment has no body, so its ground is read from the tag.
  const [body = ''] = /<body\b[^>]*>/i.exec(html) ?? [];
  const page = parseHtml(withInertAttributes(body.replace(/body/i, 'div'))).firstElementChild;
  writeSigns(fragment);
  writePlayers(fragment);
  removeFormulaCopies(fragment);
  const hasRemovedWords = removeHiddenContent(fragment, isSlice, page) || hasHiddenBlocks;
  for (const element of fragment.querySelectorAll(metadata)) element.remove();
  restoreWordLists(fragment);
  restoreSpaces(fragment);
  writeFormulas(fragment);
  linkFootnotes(fragment, firstNote);
  convertStyledText(fragment);
  cleanLinks(fragment, isSlice);
  const removedPictures = removeUnreachablePictures(fragment);
  separatePictures(fragment);
  restoreTableHeads(fragment);
  normalizeBlocks(fragment, isSlice);
  for (const element of fragment.querySelectorAll('[class], [data-style]')) {
    element.removeAttribute('data-style');
    if (!isSlice || !ownClass.test(element.className)) element.removeAttribute('class');
  }
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return { html: holder.innerHTML, removedPictures, hasRemovedWords };
}
