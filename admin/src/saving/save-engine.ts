import { type Observable, observable } from './unsaved-work';
import { type SaveEvent, type SaveProblem, type SaveState, saveStates } from './save-states';

/** What a save is for, the weaker first: an automatic one never makes anything public. */
const intents = ['automatic', 'save', 'publish'] as const;
export type SaveIntent = (typeof intents)[number];

const stronger = (one: SaveIntent, other: SaveIntent = 'automatic'): SaveIntent =>
  intents.indexOf(other) > intents.indexOf(one) ? other : one;

/** What a screen shows of its saves. */
export interface Saving {
  readonly state: SaveState;
  /** What the save under way, or the one that could not be made yet, is for. */
  readonly intent: SaveIntent | undefined;
  /** When the database last took a text of this screen. */
  readonly savedAt: Date | undefined;
  /** How many times a question came up: a conflict, a session that ended. */
  readonly questions: number;
}

/** Whether a save that somebody asked for is under way; an automatic one stops nobody from asking. */
export const isAsked = ({ state, intent }: Pick<Saving, 'state' | 'intent'>): boolean =>
  state === 'saving, one waits' || (state === 'saving' && intent !== 'automatic');

interface SaveEngineOptions<Text> {
  /** What is on the screen now. */
  readonly read: () => Text;
  /** Writes a text and returns it as it is stored; throws when it could not. */
  readonly send: (text: Text, intent: SaveIntent) => Promise<Text>;
  readonly same: (one: Text, other: Text) => boolean;
  /** Whether what is on the screen may be saved without being asked for. */
  readonly mayAutosave: () => boolean;
  /** Called with what was sent and what is stored, before the state changes. */
  readonly onSaved: (sent: Text, stored: Text, intent: SaveIntent) => void;
  readonly problemOf: (error: unknown) => SaveProblem;
  /** How long the typing must pause before a text saves itself, where that is not as long as for an article. */
  readonly pause?: number | undefined;
}

/** What an engine is told from outside; the rest it finds out. */
type Told = Extract<SaveEvent, 'typed' | 'reverted' | 'back' | 'signed in' | 'mine kept' | 'replaced'>;

export interface SaveEngine extends Pick<Observable<Saving>, 'current' | 'subscribe'> {
  readonly tell: (event: Told) => void;
  /**
   * Saves what is on the screen, now or as soon as the save under way has ended.
   * @returns once it is known: true when the database has it, false when it was given up
   */
  readonly ask: (intent: Exclude<SaveIntent, 'automatic'>) => Promise<boolean>;
  /** Nothing is tried again from now on. What is under way still ends, and one more save may be asked for. */
  readonly stop: () => void;
}

/** How long the typing must pause before a draft saves itself, and how often an unanswered save is tried again. */
export const pauses = { typing: 3_000, network: 5_000 } as const;

/** Answers that give up what was asked for; after the others it is tried again. */
const final = new Set<SaveEvent>(['refused', 'not ready', 'replaced']);

/** One save under way, at most one waiting: README.md says what leads where. Knows neither React nor the network. */
export function createSaveEngine<Text>(options: SaveEngineOptions<Text>): SaveEngine {
  const { read, send, same, mayAutosave, onSaved, problemOf, pause = pauses.typing } = options;
  const { current, subscribe, change } = observable<Saving>({
    state: 'clean',
    intent: undefined,
    savedAt: undefined,
    questions: 0,
  });
  /** What was asked for and is not being sent. */
  let wanted: SaveIntent | undefined;
  let underWay: { readonly text: Text; readonly intent: SaveIntent } | undefined;
  let stored: Text | undefined;
  const askers: ((done: boolean) => void)[] = [];
  let clock: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const step = (event: SaveEvent): void => {
    if (event === 'paused' && !mayAutosave()) return;
    const { state, questions } = current();
    const [next, effect] = saveStates[state][event] ?? [];
    if (!next) return;
    clearTimeout(clock);
    // A save that waits has its own answer to come.
    const oneWaits = state === 'saving, one waits';
    const answered = !oneWaits && (event === 'saved' || final.has(event));
    if (answered) wanted = undefined;
    change({ state: next, intent: underWay?.intent ?? wanted });
    if (effect === 'send') void run();
    if (effect === 'ask') change({ questions: questions + 1 });
    if (effect === 'compare' && stored !== undefined && !same(read(), stored)) step('typed');
    if (effect === 'wait for a pause' && !stopped) clock = setTimeout(() => step('paused'), pause);
    if (effect === 'wait for the network' && !stopped) clock = setTimeout(() => step('back'), pauses.network);
    // Nobody is there any more to answer a question or to wait for the network.
    const givenUp = stopped && (effect === 'ask' || effect === 'wait for the network');
    if (answered || givenUp) askers.splice(0).forEach((settle) => settle(event === 'saved'));
  };

  const run = async (): Promise<void> => {
    underWay = { text: read(), intent: wanted ?? 'automatic' };
    const { text, intent } = underWay;
    wanted = undefined;
    change({ intent });
    const outcome = await send(text, intent).then(
      (kept): SaveEvent => {
        stored = kept;
        onSaved(text, kept, intent);
        change({ savedAt: new Date() });
        return 'saved';
      },
      (error: unknown): SaveEvent => problemOf(error),
    );
    underWay = undefined;
    // To be tried again, for what it was meant for.
    if (outcome !== 'saved' && !final.has(outcome)) wanted = stronger(intent, wanted);
    step(outcome);
  };

  return {
    current,
    subscribe,
    tell: (event) => {
      // Whoever keeps their version does so with open eyes, whatever the save was that met the other one.
      if (event === 'mine kept') wanted = stronger('save', wanted);
      step(event);
    },
    ask: (intent) =>
      new Promise((settled) => {
        const again =
          underWay !== undefined &&
          underWay.intent !== 'automatic' &&
          stronger(underWay.intent, intent) === underWay.intent &&
          same(read(), underWay.text);
        askers.push(settled);
        if (!again) wanted = stronger(intent, wanted);
        step(again ? 'asked again' : 'asked');
      }),
    stop: () => {
      stopped = true;
      clearTimeout(clock);
    },
  };
}
