import {
  contactStatuses,
  contactStatusFilterLabels,
  contactStatusLabels,
  type ContactStatus,
} from '@agency/supabase/contacts';
import { useUpdateMany } from 'react-admin';
import { useNotifyWithUndo } from '../../ui/components/use-notify-with-undo';
import { countOf } from '../../data/formats/numbers';
import type { Contact } from './contact';

/** Sets the status of requests; « Annuler » sets each back to its former status. */
export function useChangeStatus(): (contacts: readonly Contact[], status: ContactStatus) => void {
  const [updateMany] = useUpdateMany<Contact>();
  const notifyWithUndo = useNotifyWithUndo();
  const write = (ids: string[], status: ContactStatus) =>
    updateMany('contacts', { ids, data: { status } }, { mutationMode: 'pessimistic', returnPromise: true });

  return (contacts, status) => {
    const undo = () =>
      Promise.all(
        contactStatuses.map(async (former) => {
          const ids = contacts.filter((contact) => contact.status === former).map(({ id }) => id);
          if (ids.length > 0) await write(ids, former);
        }),
      );
    const ids = contacts.map(({ id }) => id);
    write(ids, status).then(
      () => notifyWithUndo(messageOf(contacts.length, status), undo),
      () => undefined,
    );
  };
}

function messageOf(count: number, status: ContactStatus): string {
  const label = (count < 2 ? contactStatusLabels : contactStatusFilterLabels)[status].toLowerCase();
  return `${countOf(count, 'contact', 'contacts')} : ${label}`;
}
