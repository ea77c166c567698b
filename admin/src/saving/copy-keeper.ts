import type { LocalCopies, LocalCopy } from './local-copies';
import type { Text } from './same-text';

interface CopyKeeperOptions {
  /** What the copies are of: « blog_posts/<id> », « blog_posts/new ». */
  readonly subject: () => string;
  readonly read: () => Text;
  /** Whether the database has this text. */
  readonly isStored: (text: Text) => boolean;
  /** The version it was made from. */
  readonly version: () => string | null;
  readonly onChange: (change: { readonly found?: LocalCopy | undefined; readonly hasCopy?: boolean }) => void;
}

export interface CopyKeeper {
  /** Begins to keep copies, and looks for those kept before. @returns what ends it */
  readonly start: (copies: LocalCopies) => () => void;
  /** Something was typed: it is kept once the typing pauses, or as soon as the page may go. */
  readonly typed: () => void;
  /** Keeps what is not stored now; forgets the copy once it is. */
  readonly keep: () => void;
  /** The text has a name now, under which it will be looked for. */
  readonly rename: () => void;
  readonly discard: () => void;
  readonly forgetFound: (found: LocalCopy) => void;
}

/** How long after the last key the browser keeps a copy. */
const pause = 1_000;

/** Keeps a copy in the browser of what is on the screen and not stored. */
export function createCopyKeeper({ subject, read, isStored, version, onChange }: CopyKeeperOptions): CopyKeeper {
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
    else if (copies)
      onChange({ hasCopy: copies.keep({ key: own, at: new Date().toISOString(), version: version(), text }) });
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
    start: (given) => {
      copies = given;
      own = given.keyOf(subject());
      window.addEventListener('pagehide', keepBeforeLeaving);
      document.addEventListener('visibilitychange', keepBeforeLeaving);
      look();
      return () => {
        keepBeforeLeaving();
        window.removeEventListener('pagehide', keepBeforeLeaving);
        document.removeEventListener('visibilitychange', keepBeforeLeaving);
      };
    },
    typed: () => {
      stopClock();
      clock = setTimeout(keep, pause);
    },
    keep,
    rename: () => {
      copies?.forget(own);
      own = copies?.keyOf(subject()) ?? '';
      keep();
    },
    discard: () => {
      stopClock();
      copies?.forget(own);
    },
    forgetFound: ({ key }) => {
      copies?.forget(key);
      look();
    },
  };
}
