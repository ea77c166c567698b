import type { Database } from '@agency/supabase/database-types';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDeleteController, useRecordContext } from 'react-admin';

/** A row of the list: an administrator, or somebody who is invited. */
export type Administrator = Database['public']['Functions']['administrator_list']['Returns'][number];

/** Takes a person's rights, or an invitation back, once confirmed. Nobody removes themselves: the database refuses it too. */
export function RemoveButton() {
  const record = useRecordContext<Administrator>();
  const [isConfirming, setConfirming] = useState(false);
  const { isPending, handleDelete } = useDeleteController({
    ...(record && { record }),
    redirect: false,
    mutationMode: 'pessimistic',
  });
  if (!record || record.is_self) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={`Retirer ${record.email}`}
        disabled={isPending}
        onClick={() => setConfirming(true)}
      >
        Retirer
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={`Retirer ${record.email}\u00A0?`}
        content={
          record.state === 'active'
            ? 'Cette personne n’entrera plus dans le back-office, dès maintenant. Ce qu’elle a écrit reste.'
            : 'Le lien de l’invitation ne servira plus.'
        }
        confirm="Retirer"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          handleDelete();
        }}
      />
    </>
  );
}
