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
