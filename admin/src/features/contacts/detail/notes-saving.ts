import type { QueryClient } from '@tanstack/react-query';
import type { BackOfficeData } from '../../../data/database-functions';
import type { SavingRules, Stored } from '../../../saving/saving-rules';
import type { Contact } from '../contact';

/** The notes on a request. Their version is their own, so that a change of status is no conflict. */
export interface Notes extends Stored {
  readonly notes: string | null;
}

type NotesRules = SavingRules<Pick<Notes, 'notes'>, Notes>;

type NotesRow = Pick<Contact, 'id' | 'notes' | 'notes_updated_at'>;

const columns = ['id', 'notes', 'notes_updated_at'] as const;

export const notesOf = ({ id, notes, notes_updated_at }: NotesRow): Notes => ({
  id,
  notes,
  updated_at: notes_updated_at,
});

interface NotesSavingOptions {
  readonly provider: BackOfficeData;
  readonly queries: QueryClient;
  /** As they were when the request was opened. */
  readonly opened: Notes;
  /** Called when the request is left with unsaved notes. */
  readonly onLost: () => void;
}

/** Notes are saved while one writes, and on leaving the request or the page. */
export const notesSaving = ({ provider, queries, opened, onLost }: NotesSavingOptions): NotesRules => ({
  resource: 'contacts',
  fields: ['notes'],
  autosaveDelay: 800,
  mayAutosave: () => true,
  valuesToSave: ({ notes }) => ({ notes }),
  onSaveFailedOnLeave: onLost,
  send: async ({ notes }, _intent, base = opened, isLeaving) => {
    const { id, updated_at } = base;
    const data = { notes, notes_updated_at: updated_at };
    if (isLeaving) return notesOf(await provider.updateOnLeaving<NotesRow>('contacts', id, data, columns));
    const previousData = { id, notes: base.notes, notes_updated_at: updated_at };
    return notesOf((await provider.update<NotesRow>('contacts', { id, data, previousData })).data);
  },
  read: async ({ id }) => notesOf((await provider.getOne<Contact>('contacts', { id })).data),
  onSaved: ({ id, notes, updated_at }) => {
    queries.setQueriesData<Contact>(
      { queryKey: ['contacts', 'getOne', { id }] },
      (contact) => contact && { ...contact, notes, notes_updated_at: updated_at },
    );
    // Marked as stale only: the list shows no notes.
    void queries.invalidateQueries({ queryKey: ['contacts'], refetchType: 'none' });
  },
});
