import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { saidByTheBanner } from '../failed-calls/query-client';
import type { Contact } from './contact';
import { useContactSearch } from './selected-contact';

/** Deletes the request, once confirmed, and closes its detail. */
export function ContactDeleteButton({ contact }: { readonly contact: Contact }) {
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete<Contact>();
  const [, setSearch] = useSearchParams();
  const searchFor = useContactSearch();
  const notify = useNotify();

  const remove = () => {
    setAsking(false);
    void deleteOne(
      'contacts',
      { id: contact.id, previousData: contact },
      {
        mutationMode: 'pessimistic',
        onError: saidByTheBanner,
        onSuccess: () => {
          notify('resources.contacts.notifications.deleted');
          setSearch(searchFor(null), { replace: true });
        },
      },
    );
  };

  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isPending}
        onClick={() => setAsking(true)}
        sx={{ alignSelf: 'start' }}
      >
        Supprimer
      </Button>
      <ConfirmedDeletion
        open={asking}
        title="Supprimer le contact ?"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {`La demande de ${contact.name} et vos notes seront effacées.`}
      </ConfirmedDeletion>
    </>
  );
}
