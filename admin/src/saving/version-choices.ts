import type { UseFormReturn } from 'react-hook-form';
import type { localAutosave } from './local-copies';
import type { SaveEngine } from './save-engine';
import { pick, sameText, type SavingView, type Stored } from './saving-rules';

interface VersionChoicesOptions<Row extends Stored> {
  readonly form: Pick<UseFormReturn, 'getValues'>;
  readonly text: {
    readonly show: (text: object) => void;
    readonly restore: (text: object) => void;
    readonly replace: (row: Row) => void;
    readonly manualFields: readonly string[];
  };
  /** The column with the version of the text. */
  readonly version: keyof Row & string;
  readonly view: () => SavingView<Row>;
  readonly change: (change: Partial<SavingView<Row>>) => void;
  readonly copies: Pick<ReturnType<typeof localAutosave>, 'flush' | 'discard' | 'removeRecovered'>;
  readonly readStored: (id: string) => Promise<Row>;
  readonly dispatch: SaveEngine['dispatch'];
}

/** Switches the form between versions of its text: that on the screen, the stored one, somebody else's, or a recovered copy. */
export function versionChoices<Row extends Stored>(options: VersionChoicesOptions<Row>) {
  const { form, text, version, view, change, copies, readStored, dispatch } = options;
  const { show, restore, manualFields } = text;
  const versionOf = (row: Row): string => String(row[version]);
  const replace = (row: Row | undefined): void => {
    if (!row) return;
    change({ base: row, theirs: undefined });
    text.replace(row);
    dispatch('replaced');
    copies.flush();
  };

  /** The status of the newer version, which « Garder la mienne » keeps unless the person edited it here. */
  const inherited = (): object => {
    const { theirs = {}, base = {} } = view();
    const isEdited = (field: string): boolean => !sameText(pick(form.getValues(), [field]), base);
    return Object.fromEntries(
      Object.entries(theirs).filter(([field]) => manualFields.includes(field) && !isEdited(field)),
    );
  };

  return {
    restore,
    /** Shows a newer row that was read again, unless the form has unsaved changes. */
    refresh: (row: Row): void => {
      const { state, base } = view();
      if (state === 'clean' && base && versionOf(row) > versionOf(base)) replace(row);
    },
    theirVersion: (): string | undefined => {
      const { theirs } = view();
      return theirs && versionOf(theirs);
    },
    inherited,
    keepMine: (): void => {
      const { theirs, base } = view();
      if (!theirs || !base) return;
      show(inherited());
      change({ base: theirs, theirs: undefined });
      dispatch('overwrite');
    },
    takeTheirs: (): void => replace(view().theirs),
    /** Shows the stored row, read again. */
    reload: async (): Promise<void> => {
      const { base } = view();
      if (base) replace(await readStored(base.id));
    },
    restoreCopy: (): void => {
      const { recoveredCopy, base } = view();
      if (!recoveredCopy) return;
      // The copy may have been edited from an older version. With that version as the base, its save detects the conflict.
      if (base && recoveredCopy.version) change({ base: { ...base, [version]: recoveredCopy.version } });
      restore(recoveredCopy.text);
      copies.flush();
      copies.removeRecovered(recoveredCopy);
    },
    ignoreCopy: (): void => {
      const { recoveredCopy } = view();
      if (recoveredCopy) copies.removeRecovered(recoveredCopy);
    },
    discard: (): void => {
      copies.discard();
      replace(view().base);
    },
  };
}
