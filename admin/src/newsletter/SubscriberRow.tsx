import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify } from 'react-admin';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { formatDateTime } from '../formats/dates';
import { mailTo } from '../formats/mail-to';
import type { Subscriber } from './subscriber';

/** One subscriber: address, consent, and the way out of the list. */
export function SubscriberRow({ subscriber }: { readonly subscriber: Subscriber }) {
  const { id, email, consented_at: consented } = subscriber;
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete<Subscriber>();
  const notify = useNotify();

  const remove = () => {
    setAsking(false);
    void deleteOne(
      'newsletter_subscribers',
      { id, previousData: subscriber },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('resources.newsletter_subscribers.notifications.deleted'),
      },
    );
  };

  return (
    <Box component="li" sx={row}>
      <Link href={mailTo(email)} sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </Link>
      <span>{`Consentement donné le ${formatDateTime(consented)}`}</span>
      <Tooltip title="Supprimer">
        <IconButton aria-label={`Supprimer ${email}`} disabled={isPending} onClick={() => setAsking(true)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmedDeletion
        open={asking}
        title="Supprimer l’abonné ?"
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {`L’adresse ${email} et la preuve de son consentement seront effacées définitivement.`}
      </ConfirmedDeletion>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  columnGap: 2,
  pl: 2,
  pr: 1,
  py: 0.75,
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& > span': { gridRow: { xs: 2, sm: 'auto' }, color: 'text.secondary', fontSize: '0.875rem' },
  '& > button': { gridRow: { xs: '1 / span 2', sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } },
} as const;
