import { localStorageStore, memoryStore, type Store } from 'react-admin';

/**
 * React-admin's store, except for selections, which belong to this page alone. If the browser stored them, an action of tomorrow or of
 * another tab would affect rows ticked here.
 */
export function pageStore(): Store {
  const lasting = localStorageStore();
  const ofPage = memoryStore();
  const storeOf = (key: string) => (key.endsWith('.selectedIds') ? ofPage : lasting);
  return {
    ...lasting,
    setup: () => {
      lasting.setup();
      ofPage.setup();
    },
    getItem: (key, byDefault) => storeOf(key).getItem(key, byDefault),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
    reset: () => {
      lasting.reset();
      ofPage.reset();
    },
  };
}
