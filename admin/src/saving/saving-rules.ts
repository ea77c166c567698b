import type { LocalCopies, LocalCopy } from './local-copies';
import type { Observable } from './unsaved-work';
import type { SaveEngine, SaveIntent, Saving } from './save-engine';

/** What is stored, with the version it is. */
export interface Stored {
  readonly id: string;
  readonly updated_at: string;
}

/** What a resource says about the saving of its texts: the fields of their form, which its rows have too. */
export interface SavingRules<Form extends object, Row extends Form & Stored> {
  readonly resource: string;
  /** The fields one writes in. */
  readonly fields: readonly (keyof Form & string)[];
  /**
   * Writes a text over the version it was made from, or for the first time. Returns it as it is stored.
   * @param isLeaving whether the page may be gone before an ordinary request has left
   */
  readonly send: (form: Form, intent: SaveIntent, base: Row | undefined, isLeaving: boolean) => Promise<Row>;
  /** Reads what is stored now. */
  readonly read: (base: Stored) => Promise<Row>;
  /** What saving a text writes, by the names of the columns. */
  readonly written: (form: Form, intent: SaveIntent) => Partial<Row>;
  /** Whether a text may be saved without being asked for; without it, never. */
  readonly mayAutosave?: (form: Form, base: Row | undefined) => boolean;
  /** Whether saving a text makes public what is not, so that it is asked in these words. */
  readonly publishes?: (form: Form, base: Row | undefined) => boolean;
  /** How long the typing pauses before it does, in milliseconds. */
  readonly pause?: number;
  /** Called after each save. */
  readonly onSaved?: (row: Row, intent: SaveIntent, before: Row | undefined) => void;
  /** Has a text saved as its page or its form is left. Called when that failed: the browser has kept the text. */
  readonly onLostByLeaving?: () => void;
}

/** What a screen shows of the saving of its text. */
export interface SavingView<Row extends Stored = Stored> extends Saving {
  /** The version the text on the screen was made from. */
  readonly base: Row | undefined;
  /** The version met in the database instead of it. */
  readonly theirs: Row | undefined;
  /** An unsaved text that the browser kept. */
  readonly found: LocalCopy | undefined;
  /** False when the browser could not keep a copy of what is not saved. */
  readonly hasCopy: boolean;
}

/** The saving of a text, for the screen that shows it. */
export interface FormSaving<Row extends Stored = Stored> extends Pick<SaveEngine, 'ask' | 'tell'> {
  readonly view: Observable<SavingView<Row>>['current'];
  readonly subscribe: Observable<SavingView<Row>>['subscribe'];
  /** What saving the screen would write, by the names of the columns. */
  readonly written: () => object;
  /** Whether saving the screen would make public what is not. */
  readonly publishes: () => boolean;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  readonly restoreFound: () => void;
  readonly ignoreFound: () => void;
  /** Reads what is stored now, and puts it on the screen. */
  readonly reload: () => Promise<void>;
  /** Gives up what is not saved. */
  readonly discard: () => void;
}

/** The same, for the provider that brings it to the screen. */
export interface ProvidedSaving<Row extends Stored> extends FormSaving<Row> {
  /** Follows the form. @returns what ends it */
  readonly start: (copies: LocalCopies) => () => void;
  /** Shows what was read again, unless something is being written. */
  readonly follow: (row: Row) => void;
}

/** An emptied input holds null where an untouched one holds an empty text. */
const sameValue = (one: unknown, other: unknown): boolean =>
  (one ?? '') === (other ?? '') ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** Whether two texts say the same, field by field of the first. */
export function sameText(one: object, other: object): boolean {
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([field, value]) => sameValue(value, values.get(field)));
}

/** The named fields of something that has more. */
export const pick = <From extends object, Field extends keyof From>(from: From, fields: readonly Field[]) =>
  // What Object.fromEntries cannot say: the names are those it was given.
  Object.fromEntries(fields.map((field) => [field, from[field]])) as { [Name in Field]: From[Name] };
