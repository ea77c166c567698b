import { parseHtml } from '../../html';
import { withInertAttributes } from './inert-attributes';
import { tidyBlocks } from './pasted-blocks';
import { straightenLinks } from './pasted-links';
import { removeUnseenPictures } from './pasted-pictures';
import { markStyledWords } from './styled-words';
import { restoreWordLists } from './lists';

/** What other programs copied, as this editor reads it. */
export interface PastedHtml {
  readonly html: string;
  /** How many pictures could not follow. */
  readonly picturesLeftOut: number;
}

/** Words that stand for nothing: what copied them speaks to itself. */
const NOISE = 'style, script, meta, link, title, xml, colgroup, .EOP, .Apple-interchange-newline';

/** Says in elements what word processors and mail programs say in styles and classes, and leaves the rest of it out. */
export function readPastedHtml(html: string): PastedHtml {
  // The editor's own, copied from one place of a text to another.
  if (html.includes('data-pm-slice')) return { html, picturesLeftOut: 0 };
  const fragment = parseHtml(withInertAttributes(html));
  for (const element of fragment.querySelectorAll(NOISE)) element.remove();
  restoreWordLists(fragment);
  // A browser's way to keep a space beside an element.
  for (const span of fragment.querySelectorAll('span')) if (span.textContent === '\u00A0') span.textContent = ' ';
  markStyledWords(fragment);
  straightenLinks(fragment);
  const picturesLeftOut = removeUnseenPictures(fragment);
  tidyBlocks(fragment);
  for (const element of fragment.querySelectorAll('[class], [data-style]'))
    ['class', 'data-style'].forEach((name) => element.removeAttribute(name));
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  return { html: holder.innerHTML, picturesLeftOut };
}
