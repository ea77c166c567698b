import { Button, type ButtonProps } from '@mui/material';
import { useMoveToTrash } from '../../ui/components/use-move-to-trash';
import type { Contact } from './contact';

interface ContactsDeletionProps extends Pick<ButtonProps, 'size' | 'startIcon' | 'sx'> {
  readonly contacts: readonly Contact[];
  readonly onDone: () => void;
}

/** The button that moves the open request, or the selected ones, to the trash after a confirmation. */
export function ContactsDeletion({ contacts, onDone, ...button }: ContactsDeletionProps) {
  const deleted = contacts.length === 1 ? `${contacts[0]?.name ?? ''}\u00A0: la demande` : 'Les demandes';
  const content = `${deleted} et vos notes seront placées dans la corbeille, d’où elles peuvent revenir entières pendant 30 jours. Vous pourrez les y effacer aussitôt.`;
  const words = { name: 'contact', theName: 'le contact', content };
  const { confirm, confirmation, isDeleting } = useMoveToTrash('contacts', contacts, words, onDone);
  return (
    <>
      <Button {...button} color="error" disabled={isDeleting} onClick={confirm}>
        Supprimer
      </Button>
      {confirmation}
    </>
  );
}
