type Kind = 'localStorage' | 'sessionStorage';

/** The text that this browser stores under a key; null when there is none. A browser that refuses storage throws when its name is read. */
export function readKept(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it when it is null.
 * @returns whether the browser could: its storage may be full or refused
 */
export function keep(key: string, text: string | null, kind: Kind = 'localStorage'): boolean {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back when another page may have stored something else under the key: a page in another tab, or one that was visited since, when the
 * visitor comes back to this one, which the browser had kept whole. Only Chromium then delivers the `storage` event that it missed.
 */
export function whenKeptElsewhere(key: string, act: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key) act();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) act();
  });
}
