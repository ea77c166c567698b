import { closeAsMenu } from './menus.browser';
import { isPanelKey, linkReachedBy } from './panel-keys.browser';

/** The time for which the pointer must rest on « Services »: passing over it opens nothing. */
const OPENING_DELAY_MS = 120;
/** The time for which the pointer may stray on its way to the panel. */
const CLOSING_DELAY_MS = 350;

/** hovered: open as long as the pointer stays. pinned: opened by a click, a touch or a key, and closed only on purpose. */
type PanelState = 'closed' | 'hovered' | 'pinned';

/**
 * Opens and closes the services panel by pointer, click, touch and keyboard. Before this script runs, the style sheet shows the panel by
 * `:hover` and `:focus-within` (`data-panel="unscripted"`); a panel shown that way stays open.
 */
export function enhanceServicesPanel(page: Document): void {
  const item = page.querySelector<HTMLElement>('[data-panel]');
  const toggle = item?.querySelector('button');
  if (!item || !toggle) return;
  let state: PanelState = 'closed';
  let timer = 0;
  /** The vertical position of a pointer on its way from the link to the panel; undefined while it is over one of them. */
  let strayedTo: number | undefined;

  const show = (next: PanelState): void => {
    clearTimeout(timer);
    state = next;
    item.dataset['panel'] = next === 'closed' ? 'closed' : 'open';
    toggle.ariaExpanded = String(next !== 'closed');
  };
  const closeSoon = (height: number): void => {
    strayedTo = height;
    clearTimeout(timer);
    timer = window.setTimeout(() => state === 'hovered' && show('closed'), CLOSING_DELAY_MS);
  };
  const focusFirstLink = (): void => {
    show('pinned');
    columnsOf(item)[0]?.[0]?.focus();
  };
  show(item.matches(':hover, :focus-within') ? 'hovered' : 'closed');

  toggle.addEventListener('click', ({ detail }) => {
    // A click on the panel that the pointer has just opened keeps it open. A click by keyboard has no detail.
    if (state === 'pinned') show('closed');
    else if (detail === 0) focusFirstLink();
    else show('pinned');
  });
  item.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    strayedTo = undefined;
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
    const reached = linkReachedBy(event.key, columns, link);
    if (reached) reached.focus();
    else if (event.key === 'ArrowUp') toggle.focus();
  });
  // A pointer that keeps moving down is on its way to the panel, however slow it is.
  page.addEventListener(
    'pointermove',
    ({ clientY }) => {
      if (state === 'hovered' && strayedTo !== undefined && clientY > strayedTo) closeSoon(clientY);
    },
    { passive: true },
  );
  closeAsMenu(item, toggle, { isOpen: () => state !== 'closed', close: () => show('closed') });
}

/** The panel's links as columns, each ending with the appointment button that all share. */
function columnsOf(item: HTMLElement): HTMLAnchorElement[][] {
  const shared = linksIn(item.querySelector('[data-panel-foot]'));
  return [...item.querySelectorAll('ul')].map((list) => [...linksIn(list), ...shared]);
}

const linksIn = (root: ParentNode | null): HTMLAnchorElement[] => [...(root?.querySelectorAll('a') ?? [])];
