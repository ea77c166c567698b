import { contactStatusLabels, type ContactStatus, contactStatuses } from '@agency-site/domain/contacts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import { type GetListResult, useNotify, useUpdate } from 'react-admin';
import { shortcuts } from '../../../ui/shortcuts/shortcuts';
import type { Contact } from '../contact';

type MoveContact = (contact: Contact, status: ContactStatus) => void;

export const MoveContext = createContext<MoveContact>(() => undefined);

/** An optimistic update: the card is in its new column at once, and moves back if the database refuses. */
export function useMoveContact(): MoveContact {
  // Moves are sent one after the other, so that the last one is also the last one saved.
  const [update] = useUpdate<Contact>(undefined, undefined, { scope: { id: 'board' } });
  const queryClient = useQueryClient();
  const notify = useNotify();

  return (contact, status) => {
    if (status === contact.status) return;
    // Cancels running requests: a late answer would show the card in its former column.
    void queryClient.cancelQueries({ queryKey: ['contacts', 'getList'] }, { revert: false });
    showIn(status, contact);
    void update(
      'contacts',
      { id: contact.id, data: { status }, previousData: contact },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(`${contact.name} : ${contactStatusLabels[status].toLowerCase()}`),
        // Puts both columns back at once; a refetch would restore them one by one. The banner gives the reason.
        onError: () => showIn(contact.status, contact),
        onSettled: () => {
          // Refetches only after the last of several moves, because an answer to an earlier move has the card in its former column.
          if (queryClient.isMutating() <= 1) void queryClient.invalidateQueries({ queryKey: ['contacts', 'getList'] });
        },
      },
    );
  };

  /** Moves the card between the cached lists of the columns, which are filtered by status. */
  function showIn(status: ContactStatus, contact: Contact): void {
    const moved = { ...contact, status };
    for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: ['contacts', 'getList'] })) {
      const { filter } = queryKey[2] as { readonly filter: { readonly status?: ContactStatus } };
      queryClient.setQueryData<GetListResult<Contact>>(queryKey, (list) => {
        // A list of all statuses is not on this screen, and will be refetched when it is shown.
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

/** The status of the column that an arrow key moves to; undefined for other keys and at the ends. */
export function neighbourOf(status: ContactStatus, key: string): ContactStatus | undefined {
  const step = steps[key];
  return step === undefined ? undefined : contactStatuses[contactStatuses.indexOf(status) + step];
}
