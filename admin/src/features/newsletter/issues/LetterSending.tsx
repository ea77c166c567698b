import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRedirect } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Post } from '../../articles/post';
import { countOf } from '../../../data/formats/numbers';
import type { Answer, BackOfficeData } from '../../../data/database-functions';
import type { LetterForm } from './LetterPreview';

interface LetterSendingProps {
  readonly post: Post;
  readonly audiences: Answer<'letter_audiences'>;
}

/** « M’envoyer un essai » and, once the number of people is confirmed, « Envoyer ». */
export function LetterSending({ post, audiences }: LetterSendingProps) {
  const { handleSubmit } = useFormContext<LetterForm>();
  const { audience } = useWatch<LetterForm>();
  const [confirmed, setConfirmed] = useState<LetterForm>();
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const redirect = useRedirect();
  const total = audiences.find((choice) => choice.audience === audience)?.total ?? 0;
  const people = countOf(total, 'personne', 'personnes');
  const test = useMutation({
    mutationFn: ({ subject, introduction }: LetterForm) =>
      provider.callFunction('test_letter', { post_id: post.id, subject, introduction: introduction || '' }),
    onSuccess: () => notify('Un essai part à votre adresse'),
    meta: { operation: 'send' },
  });
  const send = useMutation({
    mutationFn: ({ introduction, ...form }: LetterForm) =>
      provider.callFunction('send_letter', {
        ...form,
        introduction: introduction || '',
        post_id: post.id,
        expected_total: total,
      }),
    onSuccess: (id) => {
      notify('La lettre part');
      redirect('show', 'letters', id);
    },
    onError: () => setConfirmed(undefined),
    meta: { operation: 'send' },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
      <Button
        variant="outlined"
        disabled={test.isPending}
        onClick={() => void handleSubmit((form) => test.mutate(form))()}
      >
        M’envoyer un essai
      </Button>
      <Button variant="contained" disabled={total === 0} onClick={() => void handleSubmit(setConfirmed)()}>
        Envoyer à {people}
      </Button>
      <Confirm
        isOpen={confirmed !== undefined}
        loading={send.isPending}
        title={`Envoyer la lettre à ${people}\u00A0?`}
        content="Un e-mail parti ne revient pas. Vous pourrez arrêter ceux qui attendent."
        confirm="Envoyer"
        confirmColor="primary"
        onConfirm={() => confirmed && send.mutate(confirmed)}
        onClose={() => setConfirmed(undefined)}
      />
    </Box>
  );
}
