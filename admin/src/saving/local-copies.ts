/** A text that was not saved, as the browser keeps it. */
export interface LocalCopy {
  readonly key: string;
  readonly at: string;
  /** `updated_at` of the version it was made from; null when there was none yet. */
  readonly version: string | null;
  readonly text: Readonly<Record<string, unknown>>;
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
export function localCopies(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, person: string): LocalCopies {
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
    const copy: Omit<LocalCopy, 'key'> = JSON.parse(stored ?? '');
    return [{ ...copy, key }];
  } catch {
    // Not ours, or cut off: there is nothing to give back.
    return [];
  }
}

interface KeptText {
  /** What the copies are of: « blog_posts/<id> », « blog_posts/new ». */
  readonly subject: () => string;
  readonly read: () => object;
  /** Whether the database has this text. */
  readonly isStored: (text: object) => boolean;
  /** The version it was made from. */
  readonly version: () => string | null;
  readonly onChange: (change: { readonly found?: LocalCopy | undefined; readonly hasCopy?: boolean }) => void;
}

/** How long after the last key the browser keeps a copy. */
const pause = 1_000;

/** Keeps a copy in the browser of what is on the screen and not stored. */
export function keepCopies({ subject, read, isStored, version, onChange }: KeptText) {
  let copies: LocalCopies | undefined;
  let own = '';
  let clock: ReturnType<typeof setTimeout> | undefined;

  const stopClock = (): void => {
    clearTimeout(clock);
    clock = undefined;
  };
  const keep = (): void => {
    stopClock();
    const text = read();
    if (isStored(text)) copies?.forget(own);
    else if (copies) {
      const copy = { key: own, at: new Date().toISOString(), version: version(), text: { ...text } };
      onChange({ hasCopy: copies.keep(copy) });
    }
  };
  const keepBeforeLeaving = (): void => {
    if (clock) keep();
  };
  const look = (): void => {
    const others = copies?.find(subject()).filter(({ key }) => key !== own) ?? [];
    // The answer to its save came too late for the tab that kept it.
    for (const { key, text } of others) if (isStored(text)) copies?.forget(key);
    onChange({ found: others.find(({ text }) => !isStored(text)) });
  };

  return {
    /** Begins to keep copies, and looks for those kept before. @returns what ends it */
    start: (given: LocalCopies): (() => void) => {
      copies = given;
      own = given.keyOf(subject());
      const listening = new AbortController();
      window.addEventListener('pagehide', keepBeforeLeaving, listening);
      document.addEventListener('visibilitychange', keepBeforeLeaving, listening);
      look();
      return () => {
        keepBeforeLeaving();
        listening.abort();
      };
    },
    /** Something was typed: it is kept once the typing pauses, or as soon as the page may go. */
    typed: (): void => {
      stopClock();
      clock = setTimeout(keep, pause);
    },
    /** Keeps what is not stored now; forgets the copy once it is. */
    keep,
    /** The text has a name now, under which it will be looked for. */
    rename: (): void => {
      copies?.forget(own);
      own = copies?.keyOf(subject()) ?? '';
      keep();
    },
    discard: (): void => {
      stopClock();
      copies?.forget(own);
    },
    forgetFound: ({ key }: LocalCopy): void => {
      copies?.forget(key);
      look();
    },
  };
}
