import type { UseFormReturn } from 'react-hook-form';
import type { SaveIntent } from './save-engine';
import { manualNames, pick, sameText, type SavingRules, type Stored } from './saving-rules';

/** Compares the text of a form with the stored one. */
export type FormText<Form extends object> = ReturnType<typeof formText<Form, Form & Stored>>;

/** Adds an empty value for each field that a value lacks and the default value has. */
function covering(value: unknown, defaults: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => covering(item, fieldsOf(defaults)[index]));
  if (value === undefined && !isObject(defaults)) return Array.isArray(defaults) ? [] : '';
  if (value !== undefined && !isObject(value)) return value;
  const fields = Object.keys({ ...fieldsOf(defaults), ...fieldsOf(value) });
  return Object.fromEntries(
    fields.map((field) => [field, covering(fieldsOf(value)[field], fieldsOf(defaults)[field])]),
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

/**
 * Prepares another text for the form. For what a text lacks, such as the title of its first block, react-hook-form would show the default
 * value at that place: the title of the block that was first when the form was saved.
 */
export const overDefaults = ({ control }: WithDefaults, text: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(text).map(([field, value]) => [field, covering(value, fieldsOf(control._defaultValues)[field])]),
  );

/** A form of react-hook-form, whatever its fields are. */
export interface WithDefaults {
  readonly control: { readonly _defaultValues: object };
}

/** @param stored the row that the form was opened with; undefined for a new text */
export function formText<Form extends object, Row extends Form & Stored>(
  form: Pick<UseFormReturn, 'getValues' | 'setValue' | 'reset'> & WithDefaults,
  { fields, mayAutosave }: Pick<SavingRules<Form, Row>, 'fields' | 'mayAutosave'>,
  stored: Row | undefined,
) {
  const autosavedFields = fields.filter((field) => !manualNames.has(field));
  // The form context has at least these fields; react-hook-form does not know their types.
  const read = () => pick(form.getValues(), fields) as Form;
  /** The fields as they are stored. */
  let baseline: Form = stored ?? read();
  let lastSent: Form | undefined;
  const isStored = (text: object): boolean => sameText(text, pick<Form, keyof Form>(baseline, fields));
  const show = (text: object): void => {
    for (const [field, value] of Object.entries(overDefaults(form, text)))
      form.setValue(field, value, { shouldDirty: true });
  };
  return {
    read,
    isStored,
    show,
    /** Shows a recovered text. The undo history begins again with it. */
    restore: (text: object): void =>
      form.reset({ ...form.getValues(), ...overDefaults(form, text) }, { keepDefaultValues: true }),
    /** Fields that only a requested save writes. */
    manualFields: fields.filter((field) => manualNames.has(field)),
    /** Shows the row that is stored. */
    replace: (row: Row): void => {
      baseline = row;
      form.reset(row);
    },
    mayAutosave: (base: Row | undefined): boolean =>
      !isStored(pick(read(), autosavedFields)) && (mayAutosave?.(read(), base) ?? false),
    /** Whether this text is the one that was stored last. */
    isSaved: (text: Form): boolean => lastSent !== undefined && sameText(lastSent, text),
    /** Marks the form as saved, except for the fields that were edited during the save. */
    settle: (sent: Form, saved: Form, intent: SaveIntent): void => {
      baseline = saved;
      lastSent = sent;
      const now = read();
      form.reset({ ...form.getValues(), ...saved }, { keepValues: true });
      for (const field of fields.filter((name) => !sameText(pick(now, [name]), saved))) {
        const isUnsaved = intent === 'automatic' || !sameText(pick(now, [field]), sent);
        show({ [field]: (isUnsaved ? now : saved)[field] });
      }
    },
  };
}
