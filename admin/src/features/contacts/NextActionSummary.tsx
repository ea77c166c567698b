import { timeToAnswer } from '@agency-site/domain/working-hours';
import { Typography } from '@mui/material';
import { formatParisDateTime } from '../../formats/paris-time';
import { isFuture } from '../../provider/publication';
import type { Contact } from './contact';

/** The next action of a request with its date and person, or that none is planned; for a new request, also the time left to answer. */
export function NextActionSummary({ contact }: { readonly contact: Contact }) {
  const { next_action: action, next_action_at: at, next_action_by: by, status, created_at: received } = contact;
  const isLate = at !== null && !isFuture(at);
  const words = [
    isLate && 'En retard',
    action,
    at && formatParisDateTime(at),
    by,
    at === null && status !== 'converted' && status !== 'closed' && 'Aucune suite prévue',
    status === 'new' && timeToAnswer(received),
  ];
  return (
    <Typography variant="caption" color={isLate ? 'error.main' : 'text.primary'} sx={wholeLine}>
      {words.filter(Boolean).join(' · ')}
    </Typography>
  );
}

const wholeLine = { gridColumn: '1 / -1', fontWeight: 600 } as const;
