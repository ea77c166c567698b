import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { countOf } from '../formats/numbers';
import type { Contact } from './contact';
import { useDeleteContacts } from './use-delete-contacts';

interface ContactsDeletionProps extends Pick<ButtonProps, 'size' | 'startIcon' | 'sx'> {
  readonly contacts: readonly Contact[];
  readonly onDone: () => void;
}

/** Puts requests into the bin, once confirmed: the one that is open, or those that are ticked. */
export function ContactsDeletion({ contacts, onDone, ...button }: ContactsDeletionProps) {
  const [asking, setAsking] = useState(false);
  const { remove, removing } = useDeleteContacts(onDone);
  const [only] = contacts;
  const confirm = () => {
    setAsking(false);
    remove(contacts);
  };
  return (
    <>
      <Button {...button} color="error" disabled={removing} onClick={() => setAsking(true)}>
        Supprimer
      </Button>
      <ConfirmedDeletion
        open={asking}
        title={
          contacts.length === 1
            ? 'Supprimer le contact\u00A0?'
            : `Supprimer ${countOf(contacts.length, 'contact', 'contacts')}\u00A0?`
        }
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        {contacts.length === 1
          ? `La demande de ${only?.name ?? ''} et vos notes seront placées dans la corbeille, d’où elles peuvent revenir entières pendant 30 jours. Vous pourrez les y effacer aussitôt.`
          : 'Les demandes et vos notes seront placées dans la corbeille, d’où elles peuvent revenir entières pendant 30 jours. Vous pourrez les y effacer aussitôt.'}
      </ConfirmedDeletion>
    </>
  );
}
