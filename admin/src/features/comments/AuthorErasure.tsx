import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { countOf } from '../../data/formats/numbers';
import type { BackOfficeData } from '../../data/database-functions';
import type { Comment } from './comment';

/** Erases who wrote the comment on the screen, as a person may ask (RGPD, article 17). The words stay. */
export function AuthorErasure() {
  const comment = useRecordContext<Comment>();
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => provider.callFunction('erase_comment_author', { comment_id: id }),
    onSuccess: (erased) => {
      notify(`Auteur effacé de ${countOf(erased, 'commentaire', 'commentaires')}`);
      refresh();
    },
    meta: { operation: 'delete' },
  });
  if (!comment?.email) return null;
  return (
    <>
      <Button size="small" color="error" disabled={isPending} onClick={() => setConfirming(true)}>
        Effacer l’auteur
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={`Effacer ${comment.name}\u00A0?`}
        content="Le nom et l’e-mail seront effacés de tous les commentaires laissés avec cette adresse, pour toujours. Les textes restent, signés «\u00A0Anonyme\u00A0»."
        confirm="Effacer l’auteur"
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          mutate(comment.id);
        }}
      />
    </>
  );
}
