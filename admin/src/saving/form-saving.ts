import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { BackOfficeData } from '../provider/data-provider';
import { observable } from '../provider/observable';
import { formText, type WithDefaults } from './form-text';
import { listen } from './listen';
import { type LocalCopies, localAutosave } from './local-copies';
import { unansweredSaves, saveProblem } from './unanswered-saves';
import { InvalidTextError, pick, sameText, type SavingRules, type SavingView, type Stored } from './saving-rules';
import { createSaveEngine, type ManualIntent, nothingToSave, type SaveEngine, type Sent } from './save-engine';
import { saveOnLeave } from './save-on-leave';
import { slugOwnerQuery } from './slug-owner';
import { unsavedWork } from '../provider/unsaved-work';
import { versionChoices } from './version-choices';

interface FormSavingOptions<Form extends object, Row extends Form & Stored> {
  readonly form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'setError' | 'reset' | 'subscribe' | 'handleSubmit'> &
    WithDefaults;
  readonly rules: SavingRules<Form, Row>;
  /** The row that the form was opened with; undefined for a new text. */
  readonly stored: Row | undefined;
  readonly provider: Pick<BackOfficeData, 'create' | 'getList' | 'getOne' | 'saveText'>;
  readonly queries: QueryClient;
}

/** Gathers the places that hold the text: the form, the stored row, the copies in the browser. */
function createTextState<Form extends object, Row extends Form & Stored>(options: FormSavingOptions<Form, Row>) {
  const { form, rules, stored, provider, queries } = options;
  const { resource } = rules;
  const version: keyof Row & string = rules.version ?? 'updated_at';
  const text = formText<Form, Row>(form, rules, stored);
  const { current: view, ...observed } = observable<SavingView<Row>>({
    ...nothingToSave,
    base: stored,
    theirs: undefined,
    recoveredCopy: undefined,
    hasCopy: true,
  });
  const versionOf = (row: Row): string => String(row[version]);
  const readStored = async (id: string): Promise<Row> =>
    rules.read ? rules.read(provider) : (await provider.getOne<Row>(resource, { id })).data;
  const answers = unansweredSaves<Row>({
    read: readStored,
    ownerOf: (slug) => queries.fetchQuery(slugOwnerQuery(provider, resource, slug)),
    onConflict: (theirs) => observed.change({ theirs }),
  });
  const copies = localAutosave({
    subject: () => `${resource}/${view().base?.id ?? 'new'}`,
    read: text.read,
    isStored: text.isStored,
    version: () => {
      const { base } = view();
      return base ? versionOf(base) : null;
    },
    onChange: observed.change,
  });
  return { ...options, version, text, view, ...observed, versionOf, readStored, answers, copies };
}

/** Creates the engine that decides when the text is written. */
function engineOf<Form extends object, Row extends Form & Stored>(
  context: SaveContext<Form, Row>,
  onSavedByHand: () => void,
): SaveEngine {
  const { rules, queries, text, view } = context;
  return createSaveEngine<Form>({
    read: text.read,
    write: new MutationObserver(queries, {
      mutationFn: (sent: Sent<Form>) => write(context, sent),
      // The banner shows what the database refused; the other failures have notices of their own.
      meta: { operation: 'save', isReported: (error) => saveProblem(error) === 'refused' },
    }).mutate,
    same: sameText,
    problemOf: saveProblem,
    autosaveDelay: rules.autosaveDelay,
    mayAutosave: () => text.mayAutosave(view().base),
    onSaved: (sent, saved, intent) => {
      text.settle(sent, saved, intent);
      if (intent !== 'automatic') onSavedByHand();
    },
  });
}

/** Connects a form, a save engine, the database and the copies in the browser. */
export function createFormSaving<Form extends object, Row extends Form & Stored>(
  options: FormSavingOptions<Form, Row>,
) {
  const textState = createTextState(options);
  const { form, rules, text, view, subscribe, change, copies } = textState;
  // By saving, the person chooses the text on the screen, so the recovered copy is obsolete.
  const engine = engineOf<Form, Row>({ ...textState, isLeaving: () => leaving?.isLeaving() }, () =>
    versions.ignoreCopy(),
  );
  const versions = versionChoices<Row>({ ...textState, dispatch: engine.dispatch });
  const saving = {
    view,
    subscribe,
    requestSave: engine.requestSave,
    submit: submitOf({ form, text, view }, engine.requestSave),
    dispatch: engine.dispatch,
    /** The columns that « Garder la mienne » would save. */
    valuesToSave: (): object => {
      const { intent, theirs } = view();
      const kept = { ...text.read(), ...versions.inherited() };
      return rules.valuesToSave(kept, intent === 'publish' ? 'publish' : 'save', theirs);
    },
    /** Whether a save of the screen would publish the text. */
    publishes: (): boolean => rules.publishes?.(text.read(), view().base) ?? false,
    /** Listens to the form. @returns a function that stops listening */
    start: (localCopies: LocalCopies): (() => void) => {
      const stops = [
        copies.start(localCopies),
        listen({ form, text, engine, copies, change, saving }),
        engine.stop,
        leaving?.start(),
        () => unsavedWork.set(saving, false),
      ];
      return () => stops.forEach((stop) => stop?.());
    },
    ...versions,
  };
  const leaving: ReturnType<typeof saveOnLeave> | undefined =
    rules.onSaveFailedOnLeave && saveOnLeave(saving, rules.onSaveFailedOnLeave);
  return saving;
}

/**
 * Validates the form, then saves it. Every word stays on the screen when either fails.
 * @param on called once the text is stored, or when a field is invalid and shows its error
 * @returns whether the text is stored and the screen still shows it; false if the person has typed more during the save
 */
const submitOf =
  <Form extends object, Row extends Form & Stored>(
    { form, text, view }: Pick<SaveContext<Form, Row>, 'form' | 'text' | 'view'>,
    requestSave: SaveEngine['requestSave'],
  ) =>
  async (
    intent: ManualIntent = 'save',
    on: { saved?: () => void; invalid?: (errors: FieldErrors) => void } = {},
  ): Promise<boolean> => {
    let isValid = false;
    const requested = text.read();
    await form.handleSubmit(() => {
      isValid = true;
      // Without an error react-hook-form takes the form for submitted, and leaving would need no confirmation.
      form.setError('root.saving', { type: 'saving' });
    }, on.invalid)();
    if (!isValid || !(await requestSave(intent))) return false;
    on.saved?.();
    return view().state === 'clean' && text.isSaved(requested);
  };

type SaveContext<Form extends object, Row extends Form & Stored> = ReturnType<typeof createTextState<Form, Row>> & {
  /** Whether the page is closing; undefined for a form that does not save itself when it is left. */
  readonly isLeaving: () => boolean | undefined;
};

/** Creates the text, or saves it over its base. @returns the text as it is stored */
async function write<Form extends object, Row extends Form & Stored>(
  context: SaveContext<Form, Row>,
  sent: Sent<Form>,
): Promise<Form> {
  const { rules, queries, view, change, answers, copies } = context;
  const isLeaving = context.isLeaving();
  const isNew = !view().base;
  const { base, written } = await storeText(context, sent, isLeaving ?? false);
  answers.forget();
  const row = { ...base, ...written } as Row;
  change({ base: row, theirs: undefined });
  if (isNew) {
    copies.rename();
    rules.onCreated?.(row);
  }
  // React-admin's query keys.
  const queryKey = [rules.resource, 'getOne', { id: row.id }];
  queries.setQueriesData({ queryKey }, (known?: Row) => known && { ...known, ...written });
  // An automatic save refetches nothing until another screen is opened.
  const refetchType = sent.intent === 'automatic' || isLeaving !== undefined ? 'none' : 'active';
  void queries.invalidateQueries({ queryKey: [rules.resource], refetchType });
  const decided = context.text.manualFields.filter((field) => row[field] !== undefined);
  return { ...sent.text, ...pick<Form, keyof Form>(row, decided) };
}

/** Retries until the database has the text. If the answer to an earlier save was lost, the version that it stored becomes the base. */
async function storeText<Form extends object, Row extends Form & Stored>(
  { form, rules, provider, view, change, answers, versionOf }: SaveContext<Form, Row>,
  { text, intent }: Sent<Form>,
  isLeaving: boolean,
): Promise<{ readonly base: Row | undefined; readonly written: object }> {
  const { resource } = rules;
  const isAutomatic = intent === 'automatic';
  const before = view().base;
  let base = before ?? (await answers.findCreated());
  for (;;) {
    const values = rules.valuesToSave(text, intent, base);
    const save = { resource, values, isAutomatic, isLeaving };
    try {
      const written = base
        ? await provider.saveText({ ...save, id: base.id, version: versionOf(base) })
        : (await provider.create<Row>(resource, { data: values })).data;
      return { base, written };
    } catch (error) {
      const found = await answers.recover(values, base, error).catch(async (refusal: unknown) => {
        const problem = (await rules.refused?.(refusal)) ?? refusal;
        // Not after an autosave, which must not move the focus. The field may show the same error, found by its own check.
        if (problem instanceof InvalidTextError && !isAutomatic)
          form.setError(problem.field, { message: problem.message }, { shouldFocus: true });
        throw problem;
      });
      // The version sent is the stored one, so the database refused for another reason.
      if (base && versionOf(found) === versionOf(base)) throw error;
      base = found;
      if (before) change({ base });
    }
  }
}

/** The interface through which a screen saves its text; the members left out are for `SavingProvider` only. */
export type FormSaving<Row extends Stored = Stored> = Omit<
  ReturnType<typeof createFormSaving<Row, Row>>,
  'start' | 'refresh'
>;
