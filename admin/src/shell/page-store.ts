import { localStorageStore, memoryStore, type Store } from 'react-admin';

/**
 * React-admin's store, but for what is selected: that is of this page alone. Kept in the browser, an action of tomorrow or of
 * another tab would be done to rows that were ticked here.
 */
export function pageStore(): Store {
  const kept = localStorageStore();
  const ofPage = memoryStore();
  const storeOf = (key: string) => (key.endsWith('.selectedIds') ? ofPage : kept);
  return {
    ...kept,
    setup: () => {
      kept.setup();
      ofPage.setup();
    },
    getItem: (key, byDefault) => storeOf(key).getItem(key, byDefault),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    reset: () => {
      kept.reset();
      ofPage.reset();
    },
  };
}
