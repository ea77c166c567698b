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

/** A page that the browser kept whole and brings back has missed these events; only Chromium delivers them late. */
function readAnew({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  for (const key of Object.keys(localStorage))
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}
