import { addMenuClosing } from './menus.browser';
import { isPanelKey, linkForKey } from './panel-keys.browser';

/** How long the pointer must rest on « Services » before the panel opens, so that passing over it opens nothing. */
const OPENING_DELAY_MS = 120;
/** How long the pointer may be outside of the link and the panel before the panel closes. */
const CLOSING_DELAY_MS = 350;

/** hovered: open while the pointer is over it. pinned: opened by a click, a touch or a key, and open until the visitor closes it. */
type PanelState = 'closed' | 'hovered' | 'pinned';

/**
 * Opens and closes the services panel by pointer, click, touch and keyboard. Before this script runs, the style sheet shows the panel on
 * `:hover` and `:focus-within` (`data-panel="unscripted"`); if it is open then, it stays open.
 */
export function enhanceServicesPanel(page: Document): void {
  const item = page.querySelector<HTMLElement>('[data-panel]');
  const toggle = item?.querySelector('button');
  if (!item || !toggle) return;
  let state: PanelState = 'closed';
  let timer = 0;
  /** The vertical position of a pointer that has left both the link and the panel; undefined while it is over one of them. */
  let leftAtHeight: number | undefined;

  const show = (next: PanelState): void => {
    clearTimeout(timer);
    state = next;
    item.dataset['panel'] = next === 'closed' ? 'closed' : 'open';
    toggle.ariaExpanded = String(next !== 'closed');
  };
  const closeSoon = (height: number): void => {
    leftAtHeight = height;
    clearTimeout(timer);
    timer = window.setTimeout(() => state === 'hovered' && show('closed'), CLOSING_DELAY_MS);
  };
  const focusFirstLink = (): void => {
    show('pinned');
    columnsOf(item)[0]?.[0]?.focus();
  };
  show(item.matches(':hover, :focus-within') ? 'hovered' : 'closed');

  toggle.addEventListener('click', ({ detail }) => {
    // A first click while the panel is open by hover keeps it open. A click by keyboard has `detail` 0.
    if (state === 'pinned') show('closed');
    else if (detail === 0) focusFirstLink();
    else show('pinned');
  });
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    leftAtHeight = undefined;
    clearTimeout(timer);
    timer = window.setTimeout(() => state === 'closed' && show('hovered'), OPENING_DELAY_MS);
  });
  item.addEventListener('pointerleave', ({ pointerType, clientY }) => {
    if (pointerType === 'mouse') closeSoon(clientY);
  });
  item.addEventListener('keydown', (event) => {
    const columns = columnsOf(item);
    const link = columns.flat().find((candidate) => candidate === event.target);
    if (link ? !isPanelKey(event.key) : event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!link) return focusFirstLink();
    const reached = linkForKey(event.key, columns, link);
    if (reached) reached.focus();
    else if (event.key === 'ArrowUp') toggle.focus();
  });
  // A pointer that still moves down is on its way to the panel, however slowly, so the closing delay starts anew.
  page.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (state === 'hovered' && leftAtHeight !== undefined && clientY > leftAtHeight) closeSoon(clientY);
    },
    { passive: true },
  );
  addMenuClosing(item, toggle, { isOpen: () => state !== 'closed', close: () => show('closed') });
}

/** The links of the panel by column. Each column ends with the appointment link, which all columns share. */
function columnsOf(item: HTMLElement): HTMLAnchorElement[][] {
  const shared = linksIn(item.querySelector('[data-panel-foot]'));
  return [...item.querySelectorAll('ul')].map((list) => [...linksIn(list), ...shared]);
}

const linksIn = (root: ParentNode | null): HTMLAnchorElement[] => [...(root?.querySelectorAll('a') ?? [])];
