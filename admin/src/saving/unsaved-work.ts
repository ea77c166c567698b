import type { FormSaving } from './saving-rules';

/**
 * Whether something on the screen is not saved. Outside React and free of imports: the shell, which loads before the
 * back-office, asks it before it takes a screen away.
 */
const holders = new Set<object>();
const listeners = new Set<() => void>();

export const unsavedWork = {
  any: (): boolean => holders.size > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Whoever signs out has been asked. */
  giveUp: (): void => {
    holders.clear();
    listeners.forEach((listener) => listener());
  },
  /** @param holder whose work it is */
  set: (holder: object, unsaved: boolean): void => {
    if (unsaved === holders.has(holder)) return;
    if (unsaved) holders.add(holder);
    else holders.delete(holder);
    listeners.forEach((listener) => listener());
  },
};

/** Values that are read at any time, and whose changes are listened to. */
export interface Observable<Values extends object> {
  readonly current: () => Values;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells the listeners, unless all of it is already so: nobody needs to hear of every key. */
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

interface SaveOnLeaving {
  /** Whether the page may be gone before an ordinary request has left. */
  readonly isLeaving: () => boolean;
  /** @returns what ends it, with the form */
  readonly start: () => () => void;
}

/**
 * Saves what is not saved yet when the page goes, and when the form does.
 * @param onLost called when the form is gone and its words could not be saved: the browser has kept them
 */
export function saveOnLeaving(saving: Pick<FormSaving, 'view' | 'ask' | 'discard'>, onLost: () => void): SaveOnLeaving {
  let leaving = false;
  const isUnsaved = () => saving.view().state !== 'clean';
  const goOrStay = (goes: boolean) => {
    leaving = goes;
    if (goes && isUnsaved()) void saving.ask('save');
  };
  const saveWithTheForm = async () => {
    if (!isUnsaved()) return;
    // A session that ends now must not take the message away.
    const work = {};
    unsavedWork.set(work, true);
    if (await saving.ask('save')) saving.discard();
    else onLost();
    unsavedWork.set(work, false);
  };
  return {
    isLeaving: () => leaving,
    start: () => {
      const listening = new AbortController();
      // Phones close a hidden tab without another word.
      document.addEventListener('visibilitychange', () => goOrStay(document.visibilityState === 'hidden'), listening);
      window.addEventListener('pagehide', () => goOrStay(true), listening);
      window.addEventListener('pageshow', () => goOrStay(false), listening);
      return () => {
        listening.abort();
        void saveWithTheForm();
      };
    },
  };
}
