import type { UseFormReturn } from 'react-hook-form';
import { conflictAwareSave, InvalidTextError, saveProblem } from './database-saves';
import { type LocalCopies, localAutosave } from './local-copies';
import { observable } from '../data/observable';
import { type SaveOnLeave, saveOnLeave } from './save-on-leave';
import { unsavedWork } from './unsaved-work';
import { pick, sameText, type SavingRules, type SavingView, type Stored } from './saving-rules';
import { createSaveEngine, type SaveEngine } from './save-engine';

/**
 * Connects a form, a save engine and the copies in the browser.
 * @param stored the row that the form was opened with; undefined for a new text
 */
export function createFormSaving<Form extends object, Row extends Form & Stored>(
  form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'setError' | 'reset' | 'subscribe'>,
  rules: SavingRules<Form, Row>,
  stored: Row | undefined,
) {
  const { resource, fields } = rules;
  /** Fields that only a requested save writes. */
  const manualFields = fields.filter((field) => field === 'status');
  const autosavedFields = fields.filter((field) => field !== 'status');
  // The form context has at least these fields; react-hook-form does not know their types.
  const read = () => pick(form.getValues(), fields) as Form;
  const write = (field: string, value: unknown) => form.setValue(field, value, { shouldDirty: true });
  /** The fields as they are stored. */
  let baseline = stored ?? read();
  const isStored = (text: object): boolean => sameText(text, pick<Form, keyof Form>(baseline, fields));

  const engine: SaveEngine = createSaveEngine<Form>({
    read,
    same: sameText,
    problemOf: saveProblem,
    autosaveDelay: rules.autosaveDelay,
    mayAutosave: () => !isStored(pick(read(), autosavedFields)) && (rules.mayAutosave?.(read(), view().base) ?? false),
    send: async (text, intent) => {
      const before = view().base;
      const row = await send(text, intent, before, leaving?.isLeaving() ?? false).catch((error: unknown) => {
        // An autosave takes no focus: a field may show the same by a check of its own.
        if (error instanceof InvalidTextError && intent !== 'automatic')
          form.setError(error.field, { message: error.message }, { shouldFocus: true });
        throw error;
      });
      change({ base: row, theirs: undefined });
      if (!before) copies.rename();
      rules.onSaved?.(row, intent, before);
      return { ...text, ...pick<Form, keyof Form>(row, manualFields) };
    },
    onSaved: (sent, saved, intent) => {
      baseline = saved;
      const now = read();
      // The form is no longer dirty, except for what was typed during the save, which is marked again below.
      form.reset({ ...form.getValues(), ...saved }, { keepValues: true });
      // A requested save settles which text is right: the recovered copy is obsolete.
      if (intent !== 'automatic') saving.ignoreCopy();
      for (const field of fields.filter((name) => !sameText(pick(now, [name]), saved))) {
        const isUnsaved = intent === 'automatic' || !sameText(pick(now, [field]), sent);
        write(field, (isUnsaved ? now : saved)[field]);
      }
    },
  });
  const initialView = { ...engine.current(), base: stored, theirs: undefined, recoveredCopy: undefined, hasCopy: true };
  const { current: view, subscribe, change } = observable<SavingView<Row>>(initialView);
  const send = conflictAwareSave(rules, change);
  const copies = localAutosave({
    subject: () => `${resource}/${view().base?.id ?? 'new'}`,
    read,
    isStored,
    version: () => view().base?.updated_at ?? null,
    onChange: change,
  });
  const onEdit = (): void => {
    engine.dispatch(isStored(read()) ? 'reverted' : 'edited');
    copies.schedule();
  };
  const onEngineChange = (): void => {
    const { state } = engine.current();
    unsavedWork.set(engine, state !== 'clean');
    change(engine.current());
    if (state === 'clean') copies.flush();
  };
  const replace = (row: Row | undefined): void => {
    if (!row) return;
    baseline = row;
    change({ base: row, theirs: undefined });
    form.reset(row);
    engine.dispatch('replaced');
    copies.flush();
  };

  const saving = {
    view,
    subscribe,
    requestSave: engine.requestSave,
    dispatch: engine.dispatch,
    /** The columns that a save of the screen would write. */
    valuesToSave: (): object => rules.valuesToSave(read(), view().intent ?? 'save'),
    /** Whether a save of the screen would publish it. */
    publishes: (): boolean => rules.publishes?.(read(), view().base) ?? false,
    /** Listens to the form. @returns a function that stops it */
    start: (localCopies: LocalCopies): (() => void) => {
      const cleanups = [
        copies.start(localCopies),
        engine.subscribe(onEngineChange),
        form.subscribe({ formState: { values: true }, callback: onEdit }),
        engine.stop,
        leaving?.start(),
        () => unsavedWork.set(engine, false),
      ];
      if (!isStored(read())) onEdit();
      return () => cleanups.forEach((cleanUp) => cleanUp?.());
    },
    /** Shows a newer row that was read again, unless the form has unsaved changes. */
    refresh: (row: Row): void => {
      const { state, base } = view();
      if (state === 'clean' && base && row.updated_at > base.updated_at) replace(row);
    },
    keepMine: (): void => {
      const { theirs, base } = view();
      if (!theirs || !base) return;
      // A status that was not edited here follows the newer version.
      for (const field of manualFields) if (sameText(pick(read(), [field]), base)) write(field, theirs[field]);
      change({ base: theirs, theirs: undefined });
      engine.dispatch('overwrite');
    },
    takeTheirs: (): void => replace(view().theirs),
    /** Shows the stored row, read again. */
    reload: async (): Promise<void> => {
      const { base } = view();
      if (base) replace(await rules.read(base));
    },
    restoreCopy: (): void => {
      const { recoveredCopy, base } = view();
      if (!recoveredCopy) return;
      // The copy may be of an older version: with that one as the base, its save detects the conflict.
      if (base && recoveredCopy.version) change({ base: { ...base, updated_at: recoveredCopy.version } });
      for (const [field, value] of Object.entries(recoveredCopy.text)) write(field, value);
      copies.flush();
      copies.removeRecovered(recoveredCopy);
    },
    ignoreCopy: (): void => {
      const { recoveredCopy } = view();
      if (recoveredCopy) copies.removeRecovered(recoveredCopy);
    },
    /** Discards the unsaved changes. */
    discard: (): void => {
      copies.discard();
      replace(view().base);
    },
  };
  const leaving: SaveOnLeave | undefined = rules.onSaveFailedOnLeave && saveOnLeave(saving, rules.onSaveFailedOnLeave);
  return saving;
}

/** The saving of a text, as its screen uses it; the provider alone calls the rest. */
export type FormSaving<Row extends Stored = Stored> = Omit<
  ReturnType<typeof createFormSaving<Row, Row>>,
  'start' | 'refresh'
>;
