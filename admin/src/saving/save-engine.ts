import { observable } from '../provider/observable';
import { type SaveEvent, type SaveProblem, type SaveState, saveStates } from './save-states';

/** The kinds of saves, from weakest to strongest: an automatic one never publishes. */
const intents = ['automatic', 'save', 'publish'] as const;
export type SaveIntent = (typeof intents)[number];
export type ManualIntent = Exclude<SaveIntent, 'automatic'>;

const stronger = (one: SaveIntent, other: SaveIntent = 'automatic'): SaveIntent =>
  intents.indexOf(other) > intents.indexOf(one) ? other : one;

/** The state of saving that a screen shows. */
export interface Saving {
  readonly state: SaveState;
  /** The intent of the save in flight, or of the save to be retried. */
  readonly intent: SaveIntent | undefined;
  /** When the database last stored the text of this screen. */
  readonly savedAt: Date | undefined;
  /** How many times a dialog had to open, for a conflict or an expired session. */
  readonly prompts: number;
}

/** The state of a screen that was just opened. */
export const nothingToSave: Saving = { state: 'clean', intent: undefined, savedAt: undefined, prompts: 0 };

/** Whether a save that a person requested is in flight. During an automatic one, the buttons stay enabled. */
export const isManualSave = ({ state, intent }: Pick<Saving, 'state' | 'intent'>): boolean =>
  state === 'saving, one queued' || (state === 'saving' && intent !== 'automatic');

/** A text to save. */
export interface Sent<Text> {
  readonly text: Text;
  readonly intent: SaveIntent;
}

interface SaveEngineOptions<Text> {
  /** The text on the screen. */
  readonly read: () => Text;
  /** Writes a text and returns it as it is stored; rejects when that fails. */
  readonly write: (sent: Sent<Text>) => Promise<Text>;
  readonly same: (one: Text, other: Text) => boolean;
  readonly mayAutosave: () => boolean;
  /** Called with the text sent and the text stored, before the state changes. */
  readonly onSaved: (sent: Text, stored: Text, intent: SaveIntent) => void;
  readonly problemOf: (error: unknown) => SaveProblem;
  /** How long the typing pauses before an autosave, in milliseconds. */
  readonly autosaveDelay?: number | undefined;
}

/** Events that come from outside the engine. */
type ExternalEvent = Extract<SaveEvent, 'edited' | 'reverted' | 'retry' | 'signed in' | 'overwrite' | 'replaced'>;

export type SaveEngine = ReturnType<typeof createSaveEngine>;

/** How long the typing pauses before an autosave, and how long a failed save waits before its retry. */
export const delays = { autosave: 3_000, retry: 5_000 } as const;

/** Events that end a requested save without a retry. */
const finalEvents = new Set<SaveEvent>(['refused', 'invalid', 'replaced']);

/** Runs the state table of README.md: one save in flight, at most one queued. Depends on neither React nor the network. */
export function createSaveEngine<Text>(options: SaveEngineOptions<Text>) {
  const { read, write, same, mayAutosave, onSaved, problemOf, autosaveDelay = delays.autosave } = options;
  const { current, subscribe, change } = observable(nothingToSave);
  /** The intent of the next save. */
  let queuedIntent: SaveIntent | undefined;
  let inFlight: Sent<Text> | undefined;
  let lastStored: Text | undefined;
  const pendingRequests: ((isStored: boolean) => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const step = (event: SaveEvent): void => {
    if (event === 'typing paused' && !mayAutosave()) return;
    const { state, prompts } = current();
    const [next, effect] = saveStates[state][event] ?? [];
    if (!next) return;
    clearTimeout(timer);
    // The outcome of the queued save answers all requests.
    const isSettled = state !== 'saving, one queued' && (event === 'saved' || finalEvents.has(event));
    if (isSettled) queuedIntent = undefined;
    change({ state: next, intent: inFlight?.intent ?? queuedIntent });
    if (effect === 'send') void sendNow();
    if (effect === 'prompt') change({ prompts: prompts + 1 });
    if (effect === 'compare' && lastStored !== undefined && !same(read(), lastStored)) step('edited');
    if (effect === 'debounce' && !isStopped) timer = setTimeout(() => step('typing paused'), autosaveDelay);
    if (effect === 'schedule retry' && !isStopped) timer = setTimeout(() => step('retry'), delays.retry);
    // Once the screen is closed, no dialog opens and no retry follows.
    const isAbandoned = isStopped && (effect === 'prompt' || effect === 'schedule retry');
    if (isSettled || isAbandoned) pendingRequests.splice(0).forEach((settle) => settle(event === 'saved'));
  };

  const sendNow = async (): Promise<void> => {
    inFlight = { text: read(), intent: queuedIntent ?? 'automatic' };
    const { text, intent } = inFlight;
    queuedIntent = undefined;
    change({ intent });
    const outcome = await write(inFlight).then(
      (stored): SaveEvent => {
        lastStored = stored;
        onSaved(text, stored, intent);
        change({ savedAt: new Date() });
        return 'saved';
      },
      (error: unknown): SaveEvent => problemOf(error),
    );
    inFlight = undefined;
    // A retry keeps the intent.
    if (outcome !== 'saved' && !finalEvents.has(outcome)) queuedIntent = stronger(intent, queuedIntent);
    step(outcome);
  };

  return {
    current,
    subscribe,
    dispatch: (event: ExternalEvent): void => {
      // A person decides to overwrite: the save is no longer automatic.
      if (event === 'overwrite') queuedIntent = stronger('save', queuedIntent);
      step(event);
    },
    /** Saves the text now or after the save in flight. @returns true when the database has stored it, false when refused or abandoned */
    requestSave: (intent: ManualIntent) =>
      new Promise<boolean>((settle) => {
        // After a double click, the save in flight is already the requested one.
        const isDuplicate =
          inFlight !== undefined &&
          inFlight.intent !== 'automatic' &&
          stronger(inFlight.intent, intent) === inFlight.intent &&
          same(read(), inFlight.text);
        pendingRequests.push(settle);
        if (isDuplicate) return;
        queuedIntent = stronger(intent, queuedIntent);
        step('requested');
      }),
    /** Cancels retries and autosaves. The save in flight still ends, and one more may be requested. */
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
