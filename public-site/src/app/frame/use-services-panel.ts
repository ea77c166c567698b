import { useEffect, useRef, useState, type HTMLAttributes, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isPanelKey, linkReachedBy } from './panel-keys';

/** How long the pointer must rest on « Services »: passing over it opens nothing. */
const OPENING_DELAY_MS = 120;
/** How long the pointer may stray on its way to the panel. */
const CLOSING_DELAY_MS = 350;

/**
 * unscripted: before hydration, the style sheet alone shows the panel. hovered: open as long as the pointer stays.
 * pinned: opened by a click, a touch or a key, and closed only on purpose.
 */
type PanelState = 'unscripted' | 'closed' | 'hovered' | 'pinned';

/** Opens and closes the services panel by pointer, click, touch and keyboard. */
export function useServicesPanel() {
  const [state, setState] = useState<PanelState>('unscripted');
  const itemRef = useRef<HTMLLIElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  /** The vertical position of a pointer on its way from the link to the panel; undefined while it is over one of them. */
  const strayedTo = useRef<number>(undefined);
  const isOpen = state === 'hovered' || state === 'pinned';

  const show = (next: PanelState): void => {
    window.clearTimeout(timer.current);
    setState(next);
  };
  const showAfter = (delay: number, change: (now: PanelState) => PanelState): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState(change), delay);
  };
  const closeSoon = (height: number): void => {
    strayedTo.current = height;
    showAfter(CLOSING_DELAY_MS, (now) => (now === 'pinned' ? now : 'closed'));
  };
  const focusFirstLink = (): void => {
    show('pinned');
    // The links can take the focus once they are visible, after React has drawn.
    requestAnimationFrame(() => columnsOf(itemRef.current)[0]?.[0]?.focus());
  };

  useTakeOver(itemRef, setState);
  useClosing(isOpen, itemRef, (focusBack) => {
    show('closed');
    if (focusBack) toggleRef.current?.focus();
  });

  useEffect(() => {
    if (state !== 'hovered') return;
    // A pointer that keeps moving down is on its way to the panel, however slow it is.
    const follow = ({ clientY }: globalThis.PointerEvent): void => {
      if (strayedTo.current !== undefined && clientY > strayedTo.current) closeSoon(clientY);
    };
    document.addEventListener('pointermove', follow, { passive: true });
    return () => document.removeEventListener('pointermove', follow);
  });

  return {
    state,
    isOpen,
    itemRef,
    toggleRef,
    // A click on what the pointer has just opened keeps it open. A keyboard's click has no detail.
    onToggle: ({ detail }: MouseEvent) => {
      if (state === 'pinned') show('closed');
      else if (detail === 0) focusFirstLink();
      else show('pinned');
    },
    onItem: {
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        strayedTo.current = undefined;
        showAfter(OPENING_DELAY_MS, (now) => (now === 'pinned' ? now : 'hovered'));
      },
      onPointerLeave: ({ pointerType, clientY }) => {
        if (pointerType === 'mouse') closeSoon(clientY);
      },
      onClick: ({ target }) => {
        if ((target as Element).closest('a')) show('closed');
      },
      onKeyDown: (event) => {
        const columns = columnsOf(itemRef.current);
        const link = columns.flat().find((candidate) => candidate === event.target);
        if (!link && event.key === 'ArrowDown') {
          event.preventDefault();
          focusFirstLink();
        } else if (link && isPanelKey(event.key)) {
          event.preventDefault();
          const reached = linkReachedBy(event.key, columns, link);
          if (reached) reached.focus();
          else if (event.key === 'ArrowUp') toggleRef.current?.focus();
        }
      },
    } satisfies HTMLAttributes<HTMLLIElement>,
  };
}

/** The panel's links as columns, each ending with the appointment button that all share. */
function columnsOf(item: HTMLElement | null): HTMLAnchorElement[][] {
  const shared = linksIn(item?.querySelector('[data-panel-foot]'));
  return [...(item?.querySelectorAll('ul') ?? [])].map((list) => [...linksIn(list), ...shared]);
}

const linksIn = (root: ParentNode | null | undefined): HTMLAnchorElement[] => [...(root?.querySelectorAll('a') ?? [])];

/** After hydration the state replaces `:hover` and starts from what the style sheet shows; each navigation closes the panel. */
function useTakeOver(item: RefObject<HTMLElement | null>, setState: (state: PanelState) => void): void {
  const { key } = useLocation();
  const arrivedAt = useRef<string>(undefined);
  useEffect(() => {
    if (arrivedAt.current === key) return;
    const isFirst = arrivedAt.current === undefined;
    arrivedAt.current = key;
    setState(isFirst && item.current?.matches(':hover, :focus-within') ? 'hovered' : 'closed');
  }, [key, item, setState]);
}

/** Closes on Escape, on a press outside and when the focus goes elsewhere. */
function useClosing(isOpen: boolean, item: RefObject<HTMLElement | null>, close: (focusBack: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && !!item.current?.contains(target);
    const listen = { signal: listening.signal };
    document.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && close(isInside(document.activeElement)),
      listen,
    );
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && close(false), listen);
    document.addEventListener('focusin', ({ target }) => !isInside(target) && close(false), listen);
    return () => listening.abort();
  });
}
