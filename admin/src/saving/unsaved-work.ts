import { observable } from '../data/observable';

const { current, subscribe, change } = observable<{ readonly owners: readonly object[] }>({ owners: [] });

/**
 * The forms with unsaved changes. Outside React and free of libraries: the shell, which loads before the back-office,
 * reads this before it replaces a screen.
 */
export const unsavedWork = {
  any: (): boolean => current().owners.length > 0,
  subscribe,
  /** For a sign-out, once it is confirmed. */
  clear: (): void => change({ owners: [] }),
  set: (owner: object, isUnsaved: boolean): void => {
    const { owners } = current();
    if (isUnsaved === owners.includes(owner)) return;
    change({ owners: isUnsaved ? [...owners, owner] : owners.filter((other) => other !== owner) });
  },
};
