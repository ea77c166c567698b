import { Button } from '@mui/material';
import { useState } from 'react';
import { useDeleteMany, useNotify } from 'react-admin';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { saidByTheBanner } from '../failed-calls/query-client';
import { countOf } from '../formats/numbers';
import type { Contact } from './contact';

interface ContactsDeletionProps {
  readonly contacts: readonly Contact[];
  readonly onDone: () => void;
}

/** Deletes the requests that are ticked, once confirmed. */
export function ContactsDeletion({ contacts, onDone }: ContactsDeletionProps) {
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany<Contact>();
  const notify = useNotify();
  const count = countOf(contacts.length, 'contact', 'contacts');

  const remove = () => {
    setAsking(false);
    void deleteMany(
      'contacts',
      { ids: contacts.map(({ id }) => id) },
      {
        mutationMode: 'pessimistic',
        onError: saidByTheBanner,
        onSuccess: () => {
          notify('resources.contacts.notifications.deleted', { messageArgs: { smart_count: contacts.length } });
          onDone();
        },
      },
    );
  };

  return (
    <>
      <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
        Supprimer
      </Button>
      <ConfirmedDeletion
        open={asking}
        title={`Supprimer ${count}\u00A0?`}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {contacts.length < 2
          ? 'La demande et vos notes seront effacées.'
          : 'Les demandes et vos notes seront effacées.'}
      </ConfirmedDeletion>
    </>
  );
}
