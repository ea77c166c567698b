import { contactStatusLabels, type ContactStatus, contactStatuses } from '@agency/supabase/contacts';
import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useNotify, useUpdate } from 'react-admin';
import { shortcuts } from '../../shortcuts/shortcuts';
import type { Contact } from '../contact';

/** Puts a card into a column. */
export type MoveContact = (contact: Contact, status: ContactStatus) => void;

/** Shows a card in its new column at once, saves it, and puts it back if the database refuses. */
export function useMoveContact(): MoveContact {
  // One after the other, or the last of several moves might not be the last to arrive.
  const [update] = useUpdate<Contact>(undefined, undefined, { scope: { id: 'board' } });
  const queryClient = useQueryClient();
  const notify = useNotify();

  return (contact, status) => {
    if (status === contact.status) return;
    // An answer under way would put the card back where it was.
    void queryClient.cancelQueries({ queryKey: ['contacts', 'getList'] }, { revert: false });
    showIn(status, contact);
    void update(
      'contacts',
      { id: contact.id, data: { status }, previousData: contact },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`${contact.name} : ${contactStatusLabels[status].toLowerCase()}`),
        // At once and in one go, as the columns are asked for again one by one. The banner says why.
        onError: () => showIn(contact.status, contact),
        onSettled: () => {
          // The last of several moves: what is read before it would take its card back.
          if (queryClient.isMutating() <= 1) void queryClient.invalidateQueries({ queryKey: ['contacts', 'getList'] });
        },
      },
    );
  };

  /** Columns are lists filtered by status: the card leaves one and enters another, before any answer. */
  function showIn(status: ContactStatus, contact: Contact): void {
    const moved = { ...contact, status };
    for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: ['contacts', 'getList'] })) {
      const { filter } = queryKey[2] as { readonly filter: { readonly status?: ContactStatus } };
      queryClient.setQueryData<GetListResult<Contact>>(queryKey, (list) => {
        // The list of all statuses is not on the screen; it is asked for again when it is.
        if (!list || filter.status === undefined) return list;
        const others = list.data.filter(({ id }) => id !== contact.id);
        return { ...list, data: filter.status === status ? byDate([...others, moved]) : others };
      });
    }
  }
}

const byDate = (contacts: readonly Contact[]): Contact[] =>
  contacts.toSorted((one, other) => other.created_at.localeCompare(one.created_at));

const steps: Readonly<Record<string, number>> = { [shortcuts.moveLeft.key]: -1, [shortcuts.moveRight.key]: 1 };

/** The column that a key leads to from another, if there is one. */
export function neighbourOf(status: ContactStatus, key: string): ContactStatus | undefined {
  const step = steps[key];
  return step === undefined ? undefined : contactStatuses[contactStatuses.indexOf(status) + step];
}
