type Kind = 'localStorage' | 'sessionStorage';

/** The text that this browser stores under a key; null when there is none, or when the browser refuses storage (it then throws). */
export function readStorage(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it when it is null. @returns whether the browser stored it; its storage may be full or refused */
export function writeStorage(key: string, text: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another page may have changed the stored text: in another tab, or in this one before the visitor came back here. In the
 * second case the browser restores this page from its back/forward cache, and only Chromium delivers the missed `storage` event.
 */
export function onStorageChange(key: string, act: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) act();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act();
  });
}
