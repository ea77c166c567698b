import { styleOf } from './inert-attributes';
import { type FlatItem, nestLists } from './nested-lists';

/** Makes lists of what Word writes as paragraphs, each with its own bullet or number, and Word on the web as lists of one. */
export function restoreWordLists(fragment: DocumentFragment): void {
  const paragraphs = [...fragment.querySelectorAll('p')].filter((paragraph) => levelOf(paragraph) > 0);
  nestLists(paragraphs, (paragraph) => [desktopItem(paragraph)]);
  nestLists(fragment.querySelectorAll('.ListContainerWrapper'), webItems);
}

/** « mso-list: l0 level2 lfo1 » → 2; 0 for what is no item. */
const levelOf = (paragraph: Element): number =>
  Number(/\blevel(\d+)/.exec(styleOf(paragraph).get('mso-list') ?? '')?.[1] ?? 0);

function desktopItem(paragraph: Element): FlatItem {
  const markers = [...paragraph.querySelectorAll('*')].filter((part) => styleOf(part).get('mso-list') === 'ignore');
  const marker = markers.map(({ textContent }) => textContent.trim()).join('');
  markers.forEach((part) => part.remove());
  return {
    level: levelOf(paragraph),
    // « 1. », « a) », « iv. »; the bullets of Wingdings are letters too, but stand alone.
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
