import type { UseFormReturn } from 'react-hook-form';
import { changes } from './changes';
import { createCopyKeeper } from './copy-keeper';
import type { LocalCopies } from './local-copies';
import { asText, pick, sameText, type Text } from './same-text';
import { createSaveEngine, type SaveEngine, type SaveIntent } from './save-engine';
import { saveProblem } from './save-problem';
import type { SavingRules, SavingView, Stored } from './saving-rules';
import { unsavedWork } from './unsaved-work';

export interface FormSaving<Row extends Stored = Stored> extends Pick<SaveEngine, 'ask' | 'tell' | 'subscribe'> {
  readonly view: () => SavingView<Row>;
  /** Follows the form. @returns what ends it */
  readonly start: (copies: LocalCopies) => () => void;
  /** What saving the screen would write, by the names of the columns. */
  readonly written: () => Text;
  /** Whether saving the screen would make public what is not. */
  readonly publishes: () => boolean;
  readonly keepMine: () => void;
  /** Puts what is stored on the screen: the other version of a conflict, or one brought back from the history. */
  readonly replace: (row: Row) => void;
  readonly restoreFound: () => void;
  readonly ignoreFound: () => void;
  /** Gives up what is not saved. */
  readonly discard: () => void;
}

const statusOf = (row: object | undefined): unknown => (row && 'status' in row ? row.status : undefined);

/**
 * Ties a form, a save engine and the browser's copies together.
 * @param stored what the form was opened with; nothing for a new text
 */
export function createFormSaving<Row extends Stored>(
  form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'reset' | 'subscribe'>,
  rules: SavingRules<Row>,
  stored: Row | undefined,
): FormSaving<Row> {
  const { resource, fields } = rules;
  const read = (): Text => pick(form.getValues(), fields);
  const fieldsOf = (row: Row): Text => pick(row, fields);
  /** The fields as the database has them. */
  let baseline = stored ? fieldsOf(stored) : read();
  const isStored = (text: Text): boolean => sameText(text, baseline);
  const listeners = new Set<() => void>();

  const engine = createSaveEngine<Text>({
    read,
    same: sameText,
    problemOf: saveProblem,
    pause: rules.pause,
    mayAutosave: () => {
      // A status that was only chosen waits for whoever chose it.
      const { status: _status, ...words } = read();
      return !isStored(words) && (rules.mayAutosave?.(read(), view.base) ?? false);
    },
    send: async (text, intent) => {
      const before = view.base;
      const row = await sendOrRecognise(text, intent);
      show({ base: row, theirs: undefined });
      if (!before) copies.rename();
      rules.onSaved?.(row, intent, before);
      return 'status' in text ? { ...text, status: statusOf(row) } : text;
    },
    onSaved: (sent, kept, intent) => {
      baseline = kept;
      const now = read();
      // Or leaving would ask. What was typed meanwhile is marked again as not saved.
      form.reset({ ...form.getValues(), ...kept }, { keepValues: true });
      // Whoever saves what is on the screen has chosen.
      if (intent !== 'automatic' && view.found) copies.forgetFound(view.found);
      for (const field of fields.filter((name) => !sameText({ [name]: now[name] }, kept))) {
        const waits = intent === 'automatic' || !sameText({ [field]: now[field] }, sent);
        form.setValue(field, (waits ? now : kept)[field], { shouldDirty: true });
      }
    },
  });

  let view: SavingView<Row> = {
    ...engine.current(),
    base: stored,
    theirs: undefined,
    found: undefined,
    hasCopy: true,
  };
  const show = (change: Partial<SavingView<Row>>): void => {
    if (!changes(view, change)) return;
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  };
  const copies = createCopyKeeper({
    subject: () => `${resource}/${view.base?.id ?? 'new'}`,
    read,
    isStored,
    version: () => view.base?.updated_at ?? null,
    onChange: show,
  });

  /** What was sent since the last answer: it may have been stored all the same. */
  const unanswered: Text[] = [];
  /** An answer that got lost must not look like somebody else's work when its save is tried again. */
  const sendOrRecognise = async (text: Text, intent: SaveIntent): Promise<Row> => {
    const written = rules.written(text, intent);
    try {
      const row = await rules.send(text, intent, view.base);
      unanswered.length = 0;
      return row;
    } catch (error) {
      const problem = saveProblem(error);
      if (problem === 'unanswered') unanswered.push(written);
      if (!view.base || problem !== 'outdated') throw error;
      const theirs = await rules.read(view.base);
      if (sameText(written, asText(theirs))) return theirs;
      if (unanswered.splice(0).some((sent) => sameText(sent, asText(theirs)))) {
        // Ours, and more was typed since: that goes over it.
        show({ base: theirs });
        return sendOrRecognise(text, intent);
      }
      show({ theirs });
      throw error;
    }
  };
  const follow = (): void => {
    engine.tell(isStored(read()) ? 'reverted' : 'typed');
    copies.typed();
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    written: () => rules.written(read(), view.intent ?? 'save'),
    publishes: () => rules.publishes?.(read(), view.base) ?? false,
    ask: engine.ask,
    tell: engine.tell,
    start: (localCopies) => {
      const work = {};
      const followEngine = (): void => {
        const { state } = engine.current();
        unsavedWork.set(work, state !== 'clean');
        show(engine.current());
        if (state === 'clean') copies.keep();
      };
      const ends = [
        copies.start(localCopies),
        engine.subscribe(followEngine),
        form.subscribe({ formState: { values: true }, callback: follow }),
        () => engine.stop(),
        () => unsavedWork.set(work, false),
      ];
      if (!isStored(read())) follow();
      return () => ends.forEach((end) => end());
    },
    keepMine: () => {
      const { theirs, base } = view;
      if (!theirs) return;
      // Whoever did not touch the status does not mean to change it back.
      const text = read();
      if ('status' in text && text['status'] === statusOf(base)) form.setValue('status', statusOf(theirs));
      show({ base: theirs, theirs: undefined });
      engine.tell('mine kept');
    },
    replace: (row) => {
      baseline = fieldsOf(row);
      show({ base: row, theirs: undefined });
      form.reset(row);
      engine.tell('replaced');
      copies.keep();
    },
    restoreFound: () => {
      const { found, base } = view;
      if (!found) return;
      // Made from another version: its save shall meet the one there is now, and ask.
      if (base && found.version) show({ base: { ...base, updated_at: found.version } });
      for (const [field, value] of Object.entries(found.text)) form.setValue(field, value, { shouldDirty: true });
      copies.keep();
      copies.forgetFound(found);
    },
    ignoreFound: () => view.found && copies.forgetFound(view.found),
    discard: copies.discard,
  };
}
