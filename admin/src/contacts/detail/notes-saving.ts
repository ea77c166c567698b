import type { QueryClient } from '@tanstack/react-query';
import type { BackOfficeData } from '../../providers/database-functions';
import type { SavingRules, Stored } from '../../saving/saving-rules';
import type { Contact } from '../contact';

/** The notes on a request, which have a version of their own: a status changed meanwhile is no conflict. */
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
  /** What the notes were opened with. */
  readonly opened: Notes;
  /** Called when the notes were left, and could not be saved. */
  readonly onLost: () => void;
}

/** How the notes of a request are saved: as one writes, and on leaving the request or the page. */
export const notesSaving = ({ provider, queries, opened, onLost }: NotesSavingOptions): NotesRules => ({
  resource: 'contacts',
  fields: ['notes'],
  autosaveDelay: 800,
  mayAutosave: () => true,
  valuesToSave: ({ notes }) => ({ notes }),
  onSaveFailedOnLeave: onLost,
  send: async ({ notes }, _intent, { id, updated_at } = opened, isLeaving) => {
    const data = { notes, notes_updated_at: updated_at };
    if (isLeaving) return notesOf(await provider.updateOnLeaving<NotesRow>('contacts', id, data, columns));
    const previousData = { id } as Contact;
    return notesOf((await provider.update<Contact>('contacts', { id, data, previousData })).data);
  },
  read: async ({ id }) => notesOf((await provider.getOne<Contact>('contacts', { id })).data),
  onSaved: ({ id, notes, updated_at }) => {
    queries.setQueriesData<Contact>(
      { queryKey: ['contacts', 'getOne', { id }] },
      (contact) => contact && { ...contact, notes, notes_updated_at: updated_at },
    );
    // The list shows no notes: nothing is fetched while somebody writes.
    void queries.invalidateQueries({ queryKey: ['contacts'], refetchType: 'none' });
  },
});
