/** An unsaved text, as the browser keeps it. */
export interface LocalCopy {
  readonly key: string;
  readonly at: string;
  /** `updated_at` of the version it was edited from; null for a new text. */
  readonly version: string | null;
  readonly text: Readonly<Record<string, unknown>>;
}

/** The unsaved texts of one account in this browser. */
export type LocalCopies = ReturnType<typeof localCopies>;

const prefix = 'unsaved';

/** The subject of a copy, as given to `newKey`. */
export const subjectOf = ({ key }: LocalCopy): string => key.split(':')[2] ?? '';

/** @param userId the owner: another account on the same machine finds none of these copies */
export function localCopies(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, userId: string) {
  const keyOf = (...parts: readonly string[]) => [prefix, userId, ...parts].join(':');
  return {
    /** A unique key, so that two tabs that edit the same text have one copy each. */
    newKey: (subject: string) => keyOf(subject, Math.random().toString(36).slice(2)),
    /** @returns false when the storage is full or blocked: the screen says that there is no copy */
    save: ({ key, ...copy }: LocalCopy): boolean => {
      try {
        storage.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        return false;
      }
    },
    remove: (key: string) => storage.removeItem(key),
    /** Newest first. @param subject as given to `newKey`; without it, all copies */
    find: (subject?: string): LocalCopy[] => {
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
    // The stored text is truncated, or another program wrote it.
    return [];
  }
}

interface LocalAutosaveOptions {
  /** The subject of the copy: `blog_posts/<id>`, `blog_posts/new`. */
  readonly subject: () => string;
  /** The text on the screen. */
  readonly read: () => object;
  /** Whether the database has this text. */
  readonly isStored: (text: object) => boolean;
  /** The version the text was edited from. */
  readonly version: () => string | null;
  readonly onChange: (change: { readonly recoveredCopy?: LocalCopy | undefined; readonly hasCopy?: boolean }) => void;
}

/** How long the typing pauses before a copy is made, in milliseconds. */
const delay = 1_000;

/** Keeps a copy of the unsaved text in the browser. */
export function localAutosave({ subject, read, isStored, version, onChange }: LocalAutosaveOptions) {
  let copies: LocalCopies | undefined;
  let ownKey = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = (): void => {
    cancel();
    const text = read();
    if (isStored(text)) copies?.remove(ownKey);
    else if (copies) {
      const copy = { key: ownKey, at: new Date().toISOString(), version: version(), text: { ...text } };
      onChange({ hasCopy: copies.save(copy) });
    }
  };
  const flushIfScheduled = (): void => {
    if (timer) flush();
  };
  const findRecoverable = (): void => {
    const others = copies?.find(subject()).filter(({ key }) => key !== ownKey) ?? [];
    // A tab may have been closed before the response to its save, although the text is stored: its copy is obsolete.
    for (const { key, text } of others) if (isStored(text)) copies?.remove(key);
    onChange({ recoveredCopy: others.find(({ text }) => !isStored(text)) });
  };

  return {
    /** @returns a function that stops the autosave */
    start: (accountCopies: LocalCopies): (() => void) => {
      copies = accountCopies;
      ownKey = accountCopies.newKey(subject());
      const listening = new AbortController();
      window.addEventListener('pagehide', flushIfScheduled, listening);
      document.addEventListener('visibilitychange', flushIfScheduled, listening);
      findRecoverable();
      return () => {
        flushIfScheduled();
        listening.abort();
      };
    },
    /** Makes a copy once the typing pauses, or as soon as the page is hidden. */
    schedule: (): void => {
      cancel();
      timer = setTimeout(flush, delay);
    },
    /** Makes a copy of an unsaved text now; removes the copy of a saved one. */
    flush,
    /** After the first save of a new text, moves its copy to the subject with the id of the row. */
    rename: (): void => {
      copies?.remove(ownKey);
      ownKey = copies?.newKey(subject()) ?? '';
      flush();
    },
    discard: (): void => {
      cancel();
      copies?.remove(ownKey);
    },
    removeRecovered: ({ key }: LocalCopy): void => {
      copies?.remove(key);
      findRecoverable();
    },
  };
}
