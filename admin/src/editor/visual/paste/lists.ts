import { styleOf } from './inert-attributes';

interface FlatItem {
  /** The nesting level, from 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** The number of the first item, for a list that does not start at 1. */
  readonly start: number;
  readonly content: readonly Node[];
}

/** Replaces adjacent flat items by nested lists, in the order of the text. */
function nestLists(elements: Iterable<Element>, itemsOf: (element: Element) => readonly FlatItem[]): void {
  // The lists that the next item may continue, the outermost first.
  let open: { readonly level: number; readonly list: Element }[] = [];
  for (const element of elements) {
    if (element.previousElementSibling !== open[0]?.list) open = [];
    for (const { level, isOrdered, start, content } of itemsOf(element)) {
      const kind = isOrdered ? 'ol' : 'ul';
      open = open.filter((outer) => outer.level < level || (outer.level === level && outer.list.localName === kind));
      if (open.at(-1)?.level !== level) {
        const list = element.ownerDocument.createElement(kind);
        if (start > 1 && isOrdered) list.setAttribute('start', String(start));
        const parent = open.at(-1)?.list.lastElementChild;
        if (parent) parent.append(list);
        else element.before(list);
        open.push({ level, list });
      }
      const item = element.ownerDocument.createElement('li');
      item.append(...content);
      open.at(-1)?.list.append(item);
    }
    element.remove();
  }
}

/** Restores lists: Word copies paragraphs with a marker instead, and Word on the web copies one list per item. */
export function restoreWordLists(fragment: DocumentFragment): void {
  const paragraphs = [...fragment.querySelectorAll('p')].filter((paragraph) => levelOf(paragraph) > 0);
  nestLists(paragraphs, (paragraph) => [desktopItem(paragraph)]);
  nestLists(fragment.querySelectorAll('.ListContainerWrapper'), webItems);
}

/** The level of an item: `mso-list: l0 level2 lfo1` → 2; 0 for a paragraph that is not an item. */
const levelOf = (paragraph: Element): number =>
  Number(/\blevel(\d+)/.exec(styleOf(paragraph, 'mso-list') ?? '')?.[1] ?? 0);

function desktopItem(paragraph: Element): FlatItem {
  const markers = [...paragraph.querySelectorAll('*')].filter((part) => styleOf(part, 'mso-list') === 'ignore');
  const marker = markers.map(({ textContent }) => textContent.trim()).join('');
  markers.forEach((part) => part.remove());
  return {
    level: levelOf(paragraph),
    // `1.`, `a)`, `iv.`; a Wingdings bullet is a letter without punctuation.
    isOrdered: /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker),
    start: numberOf(marker),
    content: [...paragraph.childNodes],
  };
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The number of a marker such as `3.`, `c)` or `iv.`; 1 for another one. A letter that is a Roman numeral counts as one. */
function numberOf(marker: string): number {
  const sign = /\w+(?=\W*$)/.exec(marker)?.[0].toLowerCase() ?? '';
  if (/^[ivx]+$/.test(sign)) {
    const numbers = Array.from(sign, (letter) => romans[letter] ?? 0);
    return numbers.reduce((sum, number, at) => sum + (number < (numbers[at + 1] ?? 0) ? -number : number), 0);
  }
  return /^[a-z]$/.test(sign) ? sign.charCodeAt(0) - 96 : Number.parseInt(sign, 10) || 1;
}

const webItems = (wrapper: Element): FlatItem[] =>
  [...wrapper.querySelectorAll('li')].map((item) => ({
    level: Number(item.getAttribute('data-aria-level')) || 1,
    isOrdered: item.parentElement?.localName === 'ol',
    start: Number(item.getAttribute('data-aria-posinset') ?? item.parentElement?.getAttribute('start')) || 1,
    content: [...item.childNodes],
  }));
