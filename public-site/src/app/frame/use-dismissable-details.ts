import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes a `details` element behave as a menu once scripts run: it closes after a choice, on Escape (the focus goes back
 * to its summary), on a press outside and when the focus leaves. Without scripts it stays a plain `details`.
 */
export function useDismissableDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const arrivedAt = useRef(key);

  useEffect(() => {
    // Opened before hydration, it stays open.
    if (arrivedAt.current !== key && details.current) details.current.open = false;
    arrivedAt.current = key;
  }, [key]);

  useEffect(() => {
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    const closeIf = (leaves: (menu: HTMLDetailsElement) => boolean): void => {
      if (details.current?.open && leaves(details.current)) details.current.open = false;
    };
    const isOutside =
      ({ target }: Event) =>
      (menu: HTMLDetailsElement) =>
        target instanceof Node && !menu.contains(target);
    const escape = (menu: HTMLDetailsElement): boolean => {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      return true;
    };
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeIf(escape), listen);
    document.addEventListener('pointerdown', (event) => closeIf(isOutside(event)), listen);
    document.addEventListener('focusin', (event) => closeIf(isOutside(event)), listen);
    document.addEventListener(
      'click',
      ({ target }) => closeIf((menu) => target instanceof Element && menu.contains(target.closest('a'))),
      listen,
    );
    return () => listening.abort();
  }, []);

  return details;
}
