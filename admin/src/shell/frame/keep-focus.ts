/**
 * Moves the focus when the focused element is removed, hidden or stays disabled; the browser would move it to the top of
 * the page. The first of these elements that exists takes the focus:
 * - the last focused element of the screen, when a message or a dialog has closed;
 * - the row at the same index, or the last row;
 * - in the surrounding section: the element with `data-takes-focus`, or the heading;
 * - the heading of the screen, also if nothing on the screen had the focus before a dialog or the palette opened.
 */

/** How long a disabled button may keep the focus waiting, in milliseconds. After that, the focus moves on until the button is enabled. */
const busyTimeout = 1_000;

const rows = 'li, tbody tr';
const parts = 'section, nav';
const control = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const isVisible = (element: Element): boolean =>
  // jsdom has no layout, and no `checkVisibility`.
  element.isConnected && (typeof element.checkVisibility !== 'function' || element.checkVisibility());

const isUsable = (element: Element): boolean => isVisible(element) && !element.matches(':disabled');

/** The position of the focused element, by which a successor can be found once the element is gone. */
function placeOf(element: HTMLElement) {
  const row = element.closest(rows);
  const list = row?.parentElement;
  // The sections are listed from the innermost outwards.
  const ancestors: Element[] = [];
  for (let part = element.closest(parts); part; part = part.parentElement?.closest(parts) ?? null) ancestors.push(part);
  const index = row && list ? [...list.children].indexOf(row) : -1;
  return { element, list, row: index, ancestors, pathname: location.pathname };
}

type Place = ReturnType<typeof placeOf>;

const firstVisible = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isVisible);

/** The element that takes the focus, in the order above. */
function successor({ element, list, row, ancestors }: Place, screen: Element): HTMLElement | undefined {
  if (isUsable(element)) return element;
  const remaining = list ? [...list.children].filter(isVisible) : [];
  const next = remaining[Math.min(row, remaining.length - 1)];
  const inNextRow = next && firstVisible(next, 'a[href], button:not(:disabled)');
  if (inNextRow) return inNextRow;
  for (const part of ancestors.filter(isVisible)) {
    const found =
      firstVisible(part, '[data-takes-focus]') ?? firstVisible(part, part.matches('nav') ? control : 'h1, h2, h3');
    if (found) return found;
  }
  return firstVisible(screen, 'h1');
}

/**
 * Focuses an element. A heading is focusable until it loses the focus, so that Tab skips it.
 * @param preventScroll on another screen, which starts at its top or, when the person returns, at its former position (scroll-position.ts)
 */
function focus(element: HTMLElement, preventScroll: boolean): void {
  if (!element.matches(control) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll });
}

/** Moves the focus as described above. @param screen excludes messages, dialogs and menus @returns a function that stops observing */
export function keepFocus(screen: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let place: Place | undefined;
  let frame = 0;
  let busySince: number | undefined;
  /** A button that stayed disabled, and the element that has the focus meanwhile. */
  let waiting: { readonly button: HTMLElement; readonly substitute: HTMLElement } | undefined;

  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    busySince = undefined;
    if (screen.contains(target) && target !== screen) place = placeOf(target);
  };
  const check = (): void => {
    frame = 0;
    const active = document.activeElement;
    if (waiting && active !== waiting.substitute) waiting = undefined;
    if (waiting && isUsable(waiting.button)) return waiting.button.focus({ preventScroll: true });
    if (!last || (active !== document.body && active !== last)) return;
    if (isUsable(last)) {
      // The button is enabled again and gets the focus back, without scrolling, so that a failure shown above stays visible. If it was
      // never disabled, the person clicked on the background of the page, which removes the focus.
      if (busySince !== undefined && active === document.body) last.focus({ preventScroll: true });
      busySince = undefined;
      return;
    }
    // A dialog manages the focus itself.
    if (document.querySelector('[role="dialog"]')) return;
    if (isVisible(last)) {
      busySince ??= performance.now();
      if (performance.now() - busySince < busyTimeout) return schedule();
    }
    const next = place ? successor(place, screen) : firstVisible(screen, 'h1');
    // While the next screen is loading, nothing takes the focus. The observer runs again when the screen is there.
    if (!next) return;
    waiting = isVisible(last) ? { button: last, substitute: next } : undefined;
    focus(next, place?.pathname !== location.pathname);
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(check);
  };
  const changes = new MutationObserver(schedule);
  document.addEventListener('focusin', onFocusIn);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'class'] });
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('focusin', onFocusIn);
  };
}
