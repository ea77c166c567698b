import { styleOf } from './inert-attributes';

interface Note {
  readonly calls: readonly Element[];
  readonly back: Element;
}

/**
 * Converts the footnotes of word processors, in which a number and a note link to each other, to those of the site: links
 * to `#note-1`, and a list whose items link back to `#appel-1`.
 * @param first the number of the first note
 */
export function linkFootnotes(fragment: DocumentFragment, first: number): void {
  const notes = findNotes(fragment);
  const calls = notes.flatMap((note) => note.calls);
  const list = fragment.ownerDocument.createElement('ol');
  if (first > 1) list.setAttribute('start', String(first));
  for (const [index, note] of notes.entries()) {
    const number = String(first + index);
    const block = blockOf(note.back);
    if (!block) continue;
    let outermost = block;
    while (outermost.parentElement && !calls.some((call) => outermost.parentElement?.contains(call)))
      outermost = outermost.parentElement;
    if (!list.parentNode) outermost.before(list);
    list.append(itemOf(block, note.back, number));
    const former = block.closest('ol, ul');
    block.remove();
    if (former?.textContent.trim() === '') former.remove();
    if (outermost.textContent.trim() === '') outermost.remove();
    for (const call of note.calls) writeCall(call, number);
  }
  if (list.previousElementSibling?.localName === 'hr') list.previousElementSibling.remove();
  // LibreOffice puts no space between the number of a note and its text.
  for (const alone of fragment.querySelectorAll('.sdfootnotesym, .sdendnotesym')) alone.after(' ');
}

function findNotes(fragment: DocumentFragment): Note[] {
  const named = new Map<string, Element>();
  for (const element of fragment.querySelectorAll('[id], [name]'))
    for (const name of ['id', 'name']) named.set(element.getAttribute(name) ?? '', element);
  const targetOf = (link: Element) => named.get(link.getAttribute('href')?.replace(/^[^#]*#/, '') || '-');
  const links = [...fragment.querySelectorAll('a[href*="#"]')];
  const found = new Set<Element>();
  return links
    .flatMap((back) => {
      const marker = targetOf(back);
      const call = marker?.localName === 'a' ? marker : (marker?.querySelector('a[href*="#"]') ?? marker?.closest('a'));
      const note = call && targetOf(call);
      const isFound =
        !note || found.has(note) || (note !== back && !note.contains(back) && blockOf(note) !== blockOf(back));
      if (isFound || !precedes(call, back)) return [];
      found.add(note);
      return [
        { back, calls: links.filter((link) => targetOf(link) === note && isNumber(link) && precedes(link, back)) },
      ];
    })
    .filter(({ calls }) => calls.length > 0);
}

const precedes = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

const isNumber = ({ textContent }: Element): boolean => /^\W*\w{0,4}\W*$/.test(textContent.trim());

/** The element that holds a footnote: its paragraph, or the box around its paragraphs. */
function blockOf(back: Element): Element | null {
  const paragraph = back.closest('p, li, dd, div');
  const box = paragraph?.parentElement;
  const isBox =
    box?.matches('div[id], li[id]') === true || (box && /^(foot|end)note$/.test(styleOf(box, 'mso-element') ?? ''));
  return (isBox && box) || paragraph;
}

function itemOf(block: Element, back: Element, number: string): Element {
  const { ownerDocument } = block;
  const raised = back.closest('sup');
  (raised?.textContent === back.textContent ? raised : back).remove();
  const item = ownerDocument.createElement('li');
  const paragraphs = block.querySelectorAll(':scope > p');
  item.append(...(paragraphs.length === 1 && paragraphs[0] ? paragraphs[0] : block).childNodes);
  const start = item.querySelector(':scope > p') ?? item;
  const [first] = textsOf(start);
  if (first) first.data = first.data.trimStart();
  const end = [...item.querySelectorAll(':scope > p')].at(-1) ?? item;
  const last = textsOf(end).at(-1);
  if (last) last.data = last.data.trimEnd();
  const link = ownerDocument.createElement('a');
  link.setAttribute('href', `#appel-${number}`);
  link.textContent = '↩';
  end.append(' ', link);
  return item;
}

function textsOf(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function writeCall(call: Element, number: string): void {
  const link = call.ownerDocument.createElement('a');
  link.setAttribute('href', `#note-${number}`);
  link.textContent = number;
  if (call.closest('sup')) return call.replaceWith(link);
  const raised = call.ownerDocument.createElement('sup');
  raised.append(link);
  call.replaceWith(raised);
}
