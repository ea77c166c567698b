/**
 * Where the focus goes when what has it disappears: deleted, replaced, hidden or disabled for good. Without an answer it falls to
 * the top of the page, and a keyboard or a screen reader begins anew. In this order:
 * - where it was in the screen, when it was in a message or a dialog that closed;
 * - the row that took the place of a row, or the last one;
 * - the part of the screen it was in: what takes the focus there (`data-takes-focus`), or its heading;
 * - the screen's heading.
 */

/** How long a button may be disabled, while it works, and find its focus again. */
const timeout = 1_000;

const rows = 'li, tbody tr';
const parts = 'section, nav';
const control = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** A place on the screen, which outlives the element that had the focus. */
interface Place {
  readonly element: HTMLElement;
  readonly list: Element | null;
  readonly row: number;
  /** From the innermost outwards. */
  readonly parts: readonly Element[];
}

const isSeen = (element: Element): boolean =>
  // The DOM that unit tests run in draws nothing.
  element.isConnected && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

const isUsable = (element: Element): boolean => isSeen(element) && !element.matches(':disabled');

function placeOf(element: HTMLElement): Place {
  const row = element.closest(rows);
  const list = row?.parentElement ?? null;
  const around: Element[] = [];
  for (let part = element.closest(parts); part; part = part.parentElement?.closest(parts) ?? null) around.push(part);
  return { element, list, row: row && list ? [...list.children].indexOf(row) : -1, parts: around };
}

const firstSeen = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isSeen);

/** What now stands where something was, in the order above. */
function successor({ element, list, row, parts: around }: Place, screen: Element): HTMLElement | undefined {
  if (isUsable(element)) return element;
  const left = list ? [...list.children].filter(isSeen) : [];
  const next = left[Math.min(row, left.length - 1)];
  const inNextRow = next && firstSeen(next, 'a[href], button:not(:disabled)');
  if (inNextRow) return inNextRow;
  for (const part of around.filter(isSeen)) {
    const found =
      firstSeen(part, '[data-takes-focus]') ?? firstSeen(part, part.matches('nav') ? control : 'h1, h2, h3');
    if (found) return found;
  }
  return firstSeen(screen, 'h1');
}

/** A heading takes the focus only from here: Tab passes by. */
function focus(element: HTMLElement): void {
  if (!element.matches(control) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}

/**
 * Watches over the focus.
 * @param screen what changes from screen to screen; messages, dialogs and menus are outside
 * @returns what ends it
 */
export function keepFocus(screen: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let place: Place | undefined;
  let frame = 0;
  let busySince: number | undefined;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    busySince = undefined;
    if (screen.contains(target) && target !== screen) place = placeOf(target);
  };
  const look = (): void => {
    frame = 0;
    const active = document.activeElement;
    if (!last || (active !== document.body && active !== last)) return;
    if (isUsable(last)) {
      // It has done its work. Otherwise somebody clicked beside everything, and means to.
      if (busySince !== undefined && active === document.body) focus(last);
      busySince = undefined;
      return;
    }
    // A dialog minds its own focus.
    if (document.querySelector('[role="dialog"]')) return;
    if (isSeen(last)) {
      busySince ??= performance.now();
      if (performance.now() - busySince < timeout) return schedule();
    }
    const next = place && successor(place, screen);
    // Nothing yet: the screen that comes is still being loaded.
    if (next) focus(next);
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver(schedule);
  document.addEventListener('focusin', remember);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'class'] });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
