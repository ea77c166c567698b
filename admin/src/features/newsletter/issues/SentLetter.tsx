import { renderMail } from '@agency/mail/render';
import type { Database } from '@agency/supabase/database-types';
import { Box, Button, LinearProgress } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { Panel } from '../../../ui/components/Panel';
import { formatDateTime } from '../../../data/formats/dates';
import { countOf, formatNumber } from '../../../data/formats/numbers';
import { MailPreview } from '../../../ui/components/MailPreview';
import type { BackOfficeData } from '../../../data/database-functions';

type Letter = Database['public']['Tables']['letters']['Row'];

const waitingOf = ({ total, sent, failed }: Letter): number => Math.max(0, total - sent - failed);

/** « 120 sur 400 », with a bar while some wait. */
export function LetterProgress({ letter }: { readonly letter: Letter }) {
  const { total, sent, failed } = letter;
  return (
    <>
      {formatNumber(sent)} sur {formatNumber(total)}
      {waitingOf(letter) > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label="Envoi de la lettre"
          value={total === 0 ? 100 : ((sent + failed) / total) * 100}
          sx={{ mt: 0.5, maxWidth: 160, borderRadius: 1 }}
        />
      )}
    </>
  );
}

/** A letter as it was sent, how far it is, and the button that stops it. */
export function SentLetter() {
  const letter = useRecordContext<Letter>();
  const [stopping, setStopping] = useState(false);
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => provider.callFunction('stop_letter', { letter_id: id }),
    onSuccess: () => {
      notify('L’envoi est arrêté');
      refresh();
    },
    onSettled: () => setStopping(false),
    meta: { operation: 'update' },
  });
  if (!letter) return null;
  const waiting = waitingOf(letter);
  const { html } = renderMail('letter', letter, { url: window.location.origin });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '46rem' }}>
      <Panel title="Envoi">
        <Box role="status">
          <LetterProgress letter={letter} /> depuis le {formatDateTime(letter.created_at)}
          {letter.failed > 0 && `, ${countOf(letter.failed, 'adresse refusée', 'adresses refusées')}`}.
        </Box>
        {waiting > 0 && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => setStopping(true)}
            sx={{ justifySelf: 'start', mt: 1 }}
          >
            Arrêter l’envoi
          </Button>
        )}
      </Panel>
      <Panel title={letter.subject}>
        <MailPreview html={html} label={letter.subject} />
      </Panel>
      <Confirm
        isOpen={stopping}
        loading={isPending}
        title={'Arrêter l’envoi\u00A0?'}
        content={`${countOf(waiting, 'lettre attend', 'lettres attendent')} encore. Celles qui sont parties le restent.`}
        confirm="Arrêter"
        onConfirm={() => mutate(letter.id)}
        onClose={() => setStopping(false)}
      />
    </Box>
  );
}
