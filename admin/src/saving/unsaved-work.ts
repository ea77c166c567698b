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
