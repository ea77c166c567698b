import { styleOf } from './inert-attributes';

/** A list item with its level, from a flat list. */
interface FlatItem {
  /** From 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** Its number, for a list that does not start at 1. */
  readonly start: number;
  readonly content: readonly Node[];
}

/** Replaces adjacent flat items by nested lists. */
function nestLists(elements: Iterable<Element>, itemsOf: (element: Element) => readonly FlatItem[]): void {
  const handled = new Set<Element>();
  const flat = new Set(elements);
  for (const first of flat) {
    if (handled.has(first)) continue;
    const run: Element[] = [];
    for (let next: Element | null = first; next && flat.has(next); next = next.nextElementSibling) run.push(next);
    run.forEach((element) => handled.add(element));
    first.before(...listsOf(run.flatMap(itemsOf), first.ownerDocument));
    run.forEach((element) => element.remove());
  }
}

function listsOf(items: readonly FlatItem[], document: Document): Element[] {
  const lists: Element[] = [];
  const open: { level: number; list: Element }[] = [];
  for (const { level, isOrdered, start, content } of items) {
    const kind = isOrdered ? 'ol' : 'ul';
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(kind);
      if (isOrdered && start > 1) list.setAttribute('start', String(start));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else lists.push(list);
      open.push({ level, list });
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.list.append(item);
  }
  return lists;
}

/** Restores lists: desktop Word copies paragraphs with a marker, Word on the web one list per item. */
export function restoreWordLists(fragment: DocumentFragment): void {
  const paragraphs = [...fragment.querySelectorAll('p')].filter((paragraph) => levelOf(paragraph) > 0);
  nestLists(paragraphs, (paragraph) => [desktopItem(paragraph)]);
  nestLists(fragment.querySelectorAll('.ListContainerWrapper'), webItems);
}

/** « mso-list: l0 level2 lfo1 » → 2; 0 for a paragraph that is no item. */
const levelOf = (paragraph: Element): number =>
  Number(/\blevel(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '')?.[1] ?? 0);

function desktopItem(paragraph: Element): FlatItem {
  const markers = [...paragraph.querySelectorAll('*')].filter((part) => styleOf(part).get('mso-list') === 'ignore');
  const marker = markers.map(({ textContent }) => textContent.trim()).join('');
  markers.forEach((part) => part.remove());
  return {
    level: levelOf(paragraph),
    // « 1. », « a) », « iv. »; a Wingdings bullet is a letter without punctuation.
    isOrdered: /^\(?(\d+|[a-z]{1,4})[.)]/i.test(marker),
    start: Number.parseInt(marker, 10) || 1,
    content: [...paragraph.childNodes],
  };
}

const webItems = (wrapper: Element): FlatItem[] =>
  [...wrapper.querySelectorAll('li')].map((item) => ({
    level: Number(item.getAttribute('data-aria-level')) || 1,
    isOrdered: item.parentElement?.localName === 'ol',
    start: Number(item.getAttribute('data-aria-posinset') ?? item.parentElement?.getAttribute('start')) || 1,
    content: [...item.childNodes],
  }));
