import type { LocalCopy } from './local-copies';
import type { Text } from './same-text';
import type { SaveIntent, Saving } from './save-engine';

/** What is stored, with the version it is. */
export interface Stored {
  readonly id: string;
  readonly updated_at: string;
}

/** What a resource says about the saving of its texts. */
export interface SavingRules<Row extends Stored> {
  readonly resource: string;
  /** The fields one writes in. */
  readonly fields: readonly string[];
  /** Writes a text over the version it was made from, or for the first time. Returns it as it is stored. */
  readonly send: (text: Text, intent: SaveIntent, base: Row | undefined) => Promise<Row>;
  /** Reads what is stored now. */
  readonly read: (base: Row) => Promise<Row>;
  /** What saving a text writes, by the names of the columns. */
  readonly written: (text: Text, intent: SaveIntent) => Text;
  /** Whether a text may be saved without being asked for; without it, never. */
  readonly mayAutosave?: (text: Text, base: Row | undefined) => boolean;
  /** Whether saving a text makes public what is not, so that it is asked in these words. */
  readonly publishes?: (text: Text, base: Row | undefined) => boolean;
  /** How long the typing pauses before it does, in milliseconds. */
  readonly pause?: number;
  /** Called after each save. */
  readonly onSaved?: (row: Row, intent: SaveIntent, before: Row | undefined) => void;
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
