import type { DataProvider } from 'react-admin';
import type { LocalCopy } from './local-copies';
import type { SaveIntent, Saving } from './save-engine';

export interface Stored {
  readonly id: string;
  readonly updated_at?: string;
}

/** Thrown by a save whose text has an invalid field, which shows the message. */
export class InvalidTextError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** The message of each invalid field; for a field with nested fields, an object with their messages. */
type FieldErrors<Form> = Partial<Record<keyof Form, string | object>>;

/** The rules for saving the form of a resource, whose fields are columns of its rows. */
export interface SavingRules<Form extends object, Row extends Form & Stored> {
  readonly resource: string;
  /** The fields that a person can edit. */
  readonly fields: readonly (keyof Form & string)[];
  /** The column with the version of the text; `updated_at` by default. */
  readonly version?: keyof Row & string;
  /** The columns that a save writes; without a base, those of a new row. */
  readonly valuesToSave: (form: Form, intent: SaveIntent, base: Row | undefined) => Partial<Row>;
  /** Reads the stored text, where it is not a single row. */
  readonly read?: (provider: Pick<DataProvider, 'getList'>) => Promise<Row>;
  /** The error of each invalid field. */
  readonly validate?: (form: Form) => FieldErrors<Form> | Promise<FieldErrors<Form>>;
  /** The field and message for an error of the database, where the form can show it at a field. */
  readonly refused?: (error: unknown) => Promise<InvalidTextError | undefined>;
  /** Whether a text may be autosaved; without this rule, never. */
  readonly mayAutosave?: (form: Form, base: Row | undefined) => boolean;
  /** Whether a save would publish the text; the buttons and dialogs then say so. */
  readonly publishes?: (form: Form, base: Row | undefined) => boolean;
  /** How long the typing pauses before an autosave, in milliseconds. */
  readonly autosaveDelay?: number;
  /** Called after the first save of a new text. */
  readonly onCreated?: (row: Row) => void;
  /** Makes a text save itself when its page or form is left. Called when that save fails; the browser has a copy. */
  readonly onSaveFailedOnLeave?: () => void;
}

/** The state of saving that a text's screen shows. */
export interface SavingView<Row extends Stored = Stored> extends Saving {
  /** The version that the text on the screen was edited from. */
  readonly base: Row | undefined;
  /** The newer version of a conflict. */
  readonly theirs: Row | undefined;
  /** An unsaved text that the browser still has from an earlier visit. */
  readonly recoveredCopy: LocalCopy | undefined;
  /** False when the browser could not keep a copy of the unsaved text. */
  readonly hasCopy: boolean;
}

/** Fields that only a requested save writes. */
export const manualNames: ReadonlySet<string> = new Set(['status', 'published_at']);

/** An emptied input holds null, an untouched one an empty text. */
const sameValue = (one: unknown, other: unknown): boolean =>
  (one ?? '') === (other ?? '') ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Whether two texts are equal in each field of the first. */
export function sameText(one: object, other: object): boolean {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => sameValue(value, values.get(field)));
}

export const pick = <From extends object, Field extends keyof From>(from: From, fields: readonly Field[]) =>
  // Object.fromEntries loses the names of the fields.
  Object.fromEntries(fields.map((field) => [field, from[field]])) as { [Name in Field]: From[Name] };
