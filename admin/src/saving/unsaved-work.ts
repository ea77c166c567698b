import type { FormSaving } from './saving-rules';

/**
 * The forms with unsaved changes. Outside React and free of imports: the shell, which loads before the back-office, reads
 * this before it replaces a screen.
 */
const owners = new Set<object>();
const listeners = new Set<() => void>();

export const unsavedWork = {
  any: (): boolean => owners.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** For a sign-out, once it is confirmed. */
  clear: (): void => {
    owners.clear();
    listeners.forEach((listener) => listener());
  },
  set: (owner: object, isUnsaved: boolean): void => {
    if (isUnsaved === owners.has(owner)) return;
    if (isUnsaved) owners.add(owner);
    else owners.delete(owner);
    listeners.forEach((listener) => listener());
  },
};

/** A store of values, for `useSyncExternalStore`. */
export interface Observable<Values extends object> {
  readonly current: () => Values;
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listeners when a value differs. */
  readonly change: (change: Partial<Values>) => void;
}

export function observable<Values extends object>(initial: Values): Observable<Values> {
  let values = initial;
  const subscribers = new Set<() => void>();
  return {
    current: () => values,
    subscribe: (listener) => {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    change: (change) => {
      const next = { ...values, ...change };
      const before = new Map(Object.entries(values));
      if (Object.entries(next).every(([name, value]) => before.get(name) === value)) return;
      values = next;
      subscribers.forEach((listener) => listener());
    },
  };
}

interface SaveOnLeave {
  /** Whether the page is closing: a request has to outlive it. */
  readonly isLeaving: () => boolean;
  /** @returns a function for the form's unmount, which saves and stops listening */
  readonly start: () => () => void;
}

/**
 * Saves unsaved changes when the page is hidden or closed, and when the form is unmounted.
 * @param onSaveFailed called when the save of an unmounted form fails; the browser has a copy
 */
export function saveOnLeave(
  saving: Pick<FormSaving, 'view' | 'requestSave' | 'discard'>,
  onSaveFailed: () => void,
): SaveOnLeave {
  let isLeaving = false;
  const isUnsaved = () => saving.view().state !== 'clean';
  const onPageChange = (isClosing: boolean) => {
    isLeaving = isClosing;
    if (isClosing && isUnsaved()) void saving.requestSave('save');
  };
  const saveOnUnmount = async () => {
    if (!isUnsaved()) return;
    // Counted as unsaved work, so that an expired session does not replace the screen and its message.
    const work = {};
    unsavedWork.set(work, true);
    if (await saving.requestSave('save')) saving.discard();
    else onSaveFailed();
    unsavedWork.set(work, false);
  };
  return {
    isLeaving: () => isLeaving,
    start: () => {
      const listening = new AbortController();
      // Phones close a hidden tab without any further event.
      document.addEventListener(
        'visibilitychange',
        () => onPageChange(document.visibilityState === 'hidden'),
        listening,
      );
      window.addEventListener('pagehide', () => onPageChange(true), listening);
      window.addEventListener('pageshow', () => onPageChange(false), listening);
      return () => {
        listening.abort();
        void saveOnUnmount();
      };
    },
  };
}
