import type { UseFormReturn } from 'react-hook-form';
import { recognisedSaves, saveProblem } from './database-saves';
import { keepCopies } from './local-copies';
import { observable, saveOnLeaving, unsavedWork } from './unsaved-work';
import { pick, sameText, type ProvidedSaving, type SavingRules, type SavingView, type Stored } from './saving-rules';
import { createSaveEngine, type SaveEngine } from './save-engine';

/**
 * Ties a form, a save engine and the browser's copies together.
 * @param stored what the form was opened with; nothing for a new text
 */
export function createFormSaving<Form extends object, Row extends Form & Stored>(
  form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'reset' | 'subscribe'>,
  rules: SavingRules<Form, Row>,
  stored: Row | undefined,
): ProvidedSaving<Row> {
  const { resource, fields } = rules;
  /** What was only chosen waits for whoever chose it. */
  const chosen = fields.filter((field) => field === 'status');
  const typed = fields.filter((field) => field !== 'status');
  // A form around has these fields, and maybe more: react-hook-form cannot know their types.
  const read = () => pick(form.getValues(), fields) as Form;
  const write = (field: string, value: unknown) => form.setValue(field, value, { shouldDirty: true });
  /** The fields as the database has them. */
  let baseline = stored ?? read();
  const isStored = (text: object): boolean => sameText(text, pick<Form, keyof Form>(baseline, fields));

  const engine: SaveEngine = createSaveEngine<Form>({
    read,
    same: sameText,
    problemOf: saveProblem,
    pause: rules.pause,
    mayAutosave: () => !isStored(pick(read(), typed)) && (rules.mayAutosave?.(read(), view().base) ?? false),
    send: async (text, intent) => {
      const before = view().base;
      const row = await send(text, intent, before, leaving?.isLeaving() ?? false);
      change({ base: row, theirs: undefined });
      if (!before) copies.rename();
      rules.onSaved?.(row, intent, before);
      return { ...text, ...pick<Form, keyof Form>(row, chosen) };
    },
    onSaved: (sent, kept, intent) => {
      baseline = kept;
      const now = read();
      // Or leaving would ask. What was typed meanwhile is marked again as not saved.
      form.reset({ ...form.getValues(), ...kept }, { keepValues: true });
      // Whoever saves what is on the screen has chosen.
      if (intent !== 'automatic') saving.ignoreFound();
      for (const field of fields.filter((name) => !sameText(pick(now, [name]), kept))) {
        const waits = intent === 'automatic' || !sameText(pick(now, [field]), sent);
        write(field, (waits ? now : kept)[field]);
      }
    },
  });
  const opened = { ...engine.current(), base: stored, theirs: undefined, found: undefined, hasCopy: true };
  const { current: view, subscribe, change } = observable<SavingView<Row>>(opened);
  const send = recognisedSaves(rules, change);
  const copies = keepCopies({
    subject: () => `${resource}/${view().base?.id ?? 'new'}`,
    read,
    isStored,
    version: () => view().base?.updated_at ?? null,
    onChange: change,
  });
  const onTyped = (): void => {
    engine.tell(isStored(read()) ? 'reverted' : 'typed');
    copies.typed();
  };
  const onEngine = (): void => {
    const { state } = engine.current();
    unsavedWork.set(engine, state !== 'clean');
    change(engine.current());
    if (state === 'clean') copies.keep();
  };
  const replace = (row: Row | undefined): void => {
    if (!row) return;
    baseline = row;
    change({ base: row, theirs: undefined });
    form.reset(row);
    engine.tell('replaced');
    copies.keep();
  };

  const saving: ProvidedSaving<Row> = {
    view,
    subscribe,
    ask: engine.ask,
    tell: engine.tell,
    written: () => rules.written(read(), view().intent ?? 'save'),
    publishes: () => rules.publishes?.(read(), view().base) ?? false,
    start: (localCopies) => {
      const ends = [
        copies.start(localCopies),
        engine.subscribe(onEngine),
        form.subscribe({ formState: { values: true }, callback: onTyped }),
        engine.stop,
        leaving?.start(),
        () => unsavedWork.set(engine, false),
      ];
      if (!isStored(read())) onTyped();
      return () => ends.forEach((end) => end?.());
    },
    follow: (row) => {
      const { state, base } = view();
      if (state === 'clean' && base && row.updated_at > base.updated_at) replace(row);
    },
    keepMine: () => {
      const { theirs, base } = view();
      if (!theirs || !base) return;
      // Whoever did not choose another status does not mean to change it back.
      for (const field of chosen) if (sameText(pick(read(), [field]), base)) write(field, theirs[field]);
      change({ base: theirs, theirs: undefined });
      engine.tell('mine kept');
    },
    takeTheirs: () => replace(view().theirs),
    reload: async () => {
      const { base } = view();
      if (base) replace(await rules.read(base));
    },
    restoreFound: () => {
      const { found, base } = view();
      if (!found) return;
      // Made from another version: its save shall meet the one there is now, and ask.
      if (base && found.version) change({ base: { ...base, updated_at: found.version } });
      for (const [field, value] of Object.entries(found.text)) write(field, value);
      copies.keep();
      copies.forgetFound(found);
    },
    ignoreFound: () => {
      const { found } = view();
      if (found) copies.forgetFound(found);
    },
    discard: () => {
      copies.discard();
      replace(view().base);
    },
  };
  const leaving = rules.onLostByLeaving && saveOnLeaving(saving, rules.onLostByLeaving);
  return saving;
}
