/** How what is on the screen stands to what is in the database. README.md draws the table below; a test compares them. */
export type SaveState =
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saving, one waits'
  | 'failed'
  | 'offline'
  | 'conflict'
  | 'signed out';

export type SaveEvent =
  /** The screen says something else than the database. */
  | 'typed'
  /** Typing has undone itself: the screen says again what was saved last. */
  | 'reverted'
  /** Nothing was typed for a few seconds. */
  | 'paused'
  /** « Sauvegarder », « Publier » or their shortcut. */
  | 'asked'
  /** The same thing was asked of the same text that is being saved: a double click. */
  | 'asked again'
  | 'saved'
  /** The database answered, and said no. */
  | 'refused'
  /** The text cannot be saved as it is, which its field says: an address already taken. */
  | 'not ready'
  /** No answer came: nobody knows whether the text arrived. */
  | 'unanswered'
  /** There is a newer version in the database than the one this text was made from. */
  | 'outdated'
  | 'session lost'
  /** The network is back, or it is time to try again. */
  | 'back'
  | 'signed in'
  | 'mine kept'
  /** The text of the database was put on the screen: the other version, or a former one. */
  | 'replaced';

/** Why a save did not happen. */
export type SaveProblem = Extract<SaveEvent, 'refused' | 'not ready' | 'unanswered' | 'outdated' | 'session lost'>;

type SaveEffect =
  /** Waits for a pause in the typing. */
  | 'wait for a pause'
  /** Sends what is on the screen at that moment, with the strongest intent asked for so far. */
  | 'send'
  /** Looks at what was typed while the save was under way. */
  | 'compare'
  /** Tries again now and then, and as soon as the network is back. */
  | 'wait for the network'
  /** Shows the question again. */
  | 'ask';

export type Step = readonly [next: SaveState, effect?: SaveEffect];

/** What can go wrong is the same whether another save waits or not, except that the one waiting still has its turn. */
const failures = {
  unanswered: ['offline', 'wait for the network'],
  outdated: ['conflict', 'ask'],
  'session lost': ['signed out', 'ask'],
} as const satisfies Partial<Record<SaveEvent, Step>>;

/** An event that is not listed changes nothing. */
export const saveStates: Readonly<Record<SaveState, Partial<Record<SaveEvent, Step>>>> = {
  clean: {
    typed: ['dirty', 'wait for a pause'],
    asked: ['saving', 'send'],
    replaced: ['clean'],
  },
  dirty: {
    typed: ['dirty', 'wait for a pause'],
    reverted: ['clean'],
    paused: ['saving', 'send'],
    asked: ['saving', 'send'],
    replaced: ['clean'],
  },
  saving: {
    asked: ['saving, one waits'],
    'asked again': ['saving'],
    saved: ['clean', 'compare'],
    refused: ['failed'],
    'not ready': ['dirty'],
    ...failures,
  },
  'saving, one waits': {
    asked: ['saving, one waits'],
    'asked again': ['saving, one waits'],
    saved: ['saving', 'send'],
    refused: ['saving', 'send'],
    'not ready': ['saving', 'send'],
    ...failures,
  },
  failed: {
    typed: ['dirty', 'wait for a pause'],
    reverted: ['clean'],
    asked: ['saving', 'send'],
    replaced: ['clean'],
  },
  offline: {
    asked: ['saving', 'send'],
    back: ['saving', 'send'],
  },
  conflict: {
    asked: ['conflict', 'ask'],
    'mine kept': ['saving', 'send'],
    replaced: ['clean'],
  },
  'signed out': {
    asked: ['saving', 'send'],
    'signed in': ['saving', 'send'],
  },
};
