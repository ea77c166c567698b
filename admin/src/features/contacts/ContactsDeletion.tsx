import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { countOf } from '../../data/formats/numbers';
import { useMoveToTrash } from '../../ui/components/use-move-to-trash';
import type { Contact } from './contact';

interface ContactsDeletionProps extends Pick<ButtonProps, 'size' | 'startIcon' | 'sx'> {
  readonly contacts: readonly Contact[];
  readonly onDone: () => void;
}

/** Moves requests to the trash, once confirmed: the open one, or those selected. */
export function ContactsDeletion({ contacts, onDone, ...button }: ContactsDeletionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [moveToTrash, isMoving] = useMoveToTrash('contacts', 'contact', onDone);
  const [contact, ...others] = contacts;
  const isOne = others.length === 0;
  const deleted = isOne ? `La demande de ${contact?.name ?? ''}` : 'Les demandes';
  return (
    <>
      <Button {...button} color="error" disabled={isMoving} onClick={() => setConfirming(true)}>
        Supprimer
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={
          isOne ? 'Supprimer le contact\u00A0?' : `Supprimer ${countOf(contacts.length, 'contact', 'contacts')}\u00A0?`
        }
        content={`${deleted} et vos notes seront placées dans la corbeille, d’où elles peuvent revenir entières pendant 30 jours. Vous pourrez les y effacer aussitôt.`}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          moveToTrash(contacts);
        }}
      />
    </>
  );
}
