type Kind = 'localStorage' | 'sessionStorage';

/** The text that this browser keeps under a key; null where there is none. A browser that refuses storage throws on its name. */
export function readKept(key: string, kind: Kind = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text, or with null removes it.
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
