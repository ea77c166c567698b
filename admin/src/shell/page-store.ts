import { localStorageStore, memoryStore, type Store } from 'react-admin';

/**
 * React-admin's store, except that selections and scroll positions are kept in memory, for this page only. If the browser stored them, an
 * action in another tab or on another day would affect rows that were selected here, and a list would open in its middle.
 */
export function pageStore(): Store {
  const lasting = localStorageStore();
  const ofPage = memoryStore();
  const storeOf = (key: string) => (/\.(selectedIds|scrollPosition)$/.test(key) ? ofPage : lasting);
  return {
    ...lasting,
    setup: () => {
      lasting.setup();
      ofPage.setup();
      window.addEventListener('pageshow', readAnew);
    },
    teardown: () => {
      lasting.teardown();
      ofPage.teardown();
      window.removeEventListener('pageshow', readAnew);
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

/** Repeats the `storage` events that a page missed while it was in the back/forward cache. Only Chromium delivers them by itself. */
function readAnew({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const key of Object.keys(localStorage))
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}
