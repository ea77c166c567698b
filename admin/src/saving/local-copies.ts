import type { Text } from './same-text';

/** A text that was not saved, as the browser keeps it. */
export interface LocalCopy {
  readonly key: string;
  readonly at: string;
  /** `updated_at` of the version it was made from; null when there was none yet. */
  readonly version: string | null;
  readonly text: Text;
}

/** The unsaved texts of one account in this browser. */
export interface LocalCopies {
  /** @returns false when the browser has no room for it, or allows none */
  readonly keep: (copy: LocalCopy) => boolean;
  readonly forget: (key: string) => void;
  /** Newest first. @param subject as given to `keyOf`; without it, all of them */
  readonly find: (subject?: string) => LocalCopy[];
  /** A key that no other copy has: two tabs on one text keep one each. */
  readonly keyOf: (subject: string) => string;
}

const prefix = 'unsaved';

/**
 * @param storage the browser's, which outlives tab, browser and session
 * @param person whose texts: another account on the same machine finds none of them
 */
export function localCopies(storage: Storage, person: string): LocalCopies {
  const keyOf = (...parts: readonly string[]) => [prefix, person, ...parts].join(':');
  return {
    keyOf: (subject) => keyOf(subject, Math.random().toString(36).slice(2)),
    keep: ({ key, ...copy }) => {
      try {
        storage.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        // Full, or refused by the browser's settings: whoever writes is told.
        return false;
      }
    },
    forget: (key) => storage.removeItem(key),
    find: (subject) => {
      const start = subject === undefined ? keyOf('') : keyOf(subject, '');
      return Object.keys(storage)
        .filter((key) => key.startsWith(start))
        .flatMap((key) => readCopy(key, storage.getItem(key)))
        .toSorted((one, other) => other.at.localeCompare(one.at));
    },
  };
}

function readCopy(key: string, stored: string | null): LocalCopy[] {
  try {
    const copy = JSON.parse(stored ?? '') as Omit<LocalCopy, 'key'>;
    return [{ ...copy, key }];
  } catch {
    // Not ours, or cut off: there is nothing to give back.
    return [];
  }
}
