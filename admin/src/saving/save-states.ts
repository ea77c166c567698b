/** The state of the text on the screen, compared with the database. README.md has the same table; a test compares both. */
export type SaveState =
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saving, one queued'
  | 'failed'
  | 'offline'
  | 'conflict'
  | 'signed out';

export type SaveEvent =
  /** The text on the screen differs from the database. */
  | 'edited'
  /** The text on the screen is again the one saved last. */
  | 'reverted'
  /** No key was pressed for a few seconds. */
  | 'typing paused'
  /** Somebody pressed « Sauvegarder », « Publier » or their shortcut. */
  | 'requested'
  | 'saved'
  /** The database rejected the text. */
  | 'refused'
  /** A field is invalid, and shows its error, for example that an address is already in use. */
  | 'invalid'
  /** A timeout or a network error: the text may be stored or not. */
  | 'no response'
  /** The database has a newer version than the one this text was edited from. */
  | 'stale'
  | 'session expired'
  /** The network is back, or the retry delay has passed. */
  | 'retry'
  | 'signed in'
  /** A person chose to save over the newer version. */
  | 'overwrite'
  /** The screen shows the text of the database: the newer version, or a restored one. */
  | 'replaced';

/** Why a save failed. */
export type SaveProblem = Extract<SaveEvent, 'refused' | 'invalid' | 'no response' | 'stale' | 'session expired'>;

type SaveEffect =
  /** Autosaves once the typing pauses. */
  | 'debounce'
  /** Sends the text on the screen, with the strongest intent requested so far. */
  | 'send'
  /** Compares the screen with what was saved: more may have been typed meanwhile. */
  | 'compare'
  /** Retries after a delay, and as soon as the network is back. */
  | 'schedule retry'
  /** Opens the dialog that asks what to do. */
  | 'prompt';

export type Step = readonly [next: SaveState, effect?: SaveEffect];

/** Failures that end a save in the same way whether another one is queued or not. */
const failures = {
  'no response': ['offline', 'schedule retry'],
  stale: ['conflict', 'prompt'],
  'session expired': ['signed out', 'prompt'],
} as const satisfies Partial<Record<SaveEvent, Step>>;

/** An event that is not listed changes nothing. */
export const saveStates: Readonly<Record<SaveState, Partial<Record<SaveEvent, Step>>>> = {
  clean: {
    edited: ['dirty', 'debounce'],
    requested: ['saving', 'send'],
    replaced: ['clean'],
  },
  dirty: {
    edited: ['dirty', 'debounce'],
    reverted: ['clean'],
    'typing paused': ['saving', 'send'],
    requested: ['saving', 'send'],
    replaced: ['clean'],
  },
  saving: {
    requested: ['saving, one queued'],
    saved: ['clean', 'compare'],
    refused: ['failed'],
    invalid: ['dirty'],
    ...failures,
  },
  'saving, one queued': {
    requested: ['saving, one queued'],
    saved: ['saving', 'send'],
    refused: ['saving', 'send'],
    invalid: ['saving', 'send'],
    ...failures,
  },
  failed: {
    edited: ['dirty', 'debounce'],
    reverted: ['clean'],
    requested: ['saving', 'send'],
    replaced: ['clean'],
  },
  offline: {
    requested: ['saving', 'send'],
    retry: ['saving', 'send'],
  },
  conflict: {
    requested: ['conflict', 'prompt'],
    overwrite: ['saving', 'send'],
    replaced: ['clean'],
  },
  'signed out': {
    requested: ['saving', 'send'],
    'signed in': ['saving', 'send'],
  },
};
