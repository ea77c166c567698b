import { contactStatusFilterLabels, type ContactStatus } from '@agency-site/domain/contacts';
import { blockOnPaper } from '../detail-column';
import { useDroppable } from '@dnd-kit/react';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { LoadError } from '../../../ui/components/LoadError';
import { formatNumber } from '../../../formats/numbers';
import { plainList } from '../../../ui/theme/styles';
import type { Contact } from '../contact';
import { useBoardSearch } from '../selected-contact';
import { useContactCounts } from '../use-contact-counts';
import { BoardCard } from './BoardCard';

const step = 20;

/** A column with the latest requests of one status that contain the searched text, and a button that shows more. */
export function BoardColumn({ status }: { readonly status: ContactStatus }) {
  const { data: counts } = useContactCounts();
  const [search] = useBoardSearch();
  const [perPage, setPerPage] = useState(step);
  const { ref, isDropTarget } = useDroppable({ id: status });
  const {
    data = [],
    total,
    isSuccess,
    isError,
    refetch,
  } = useGetList<Contact>(
    'contacts',
    {
      filter: { status, ...(search && { q: search }) },
      sort: { field: 'created_at', order: 'DESC' },
      pagination: { page: 1, perPage },
    },
    { placeholderData: (previous) => previous },
  );
  const count = search ? total : counts && (counts.byStatus[status] ?? 0);
  const label = contactStatusFilterLabels[status];
  return (
    <Box ref={ref} component="section" aria-label={label} data-over={isDropTarget} sx={column}>
      <Typography variant="h2" sx={{ display: 'flex', justifyContent: 'space-between', px: 0.5, fontSize: '1rem' }}>
        {label}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {count === undefined ? '—' : formatNumber(count)}
        </Box>
      </Typography>
      <Box component="ul" sx={cards}>
        {data.map((contact) => (
          // The status of the record may be outdated: react-admin writes the answer to each move into all cached lists.
          <BoardCard key={contact.id} contact={{ ...contact, status }} />
        ))}
      </Box>
      {isError && <LoadError inPanel title="Ces contacts n’ont pas pu être lus" onRetry={refetch} />}
      {isSuccess && data.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 0.5 }}>
          {search ? 'Aucun contact trouvé' : 'Aucun contact'}
        </Typography>
      )}
      {count !== undefined && count > data.length && data.length > 0 && (
        <Button size="small" onClick={() => setPerPage(perPage + step)}>
          {`Afficher plus (${label.toLowerCase()})`}
        </Button>
      )}
    </Box>
  );
}

const cards = {
  display: 'grid',
  ...blockOnPaper,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  ...plainList,
} as const;

const column = {
  display: 'grid',
  ...blockOnPaper,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 1,
  p: 1,
  minHeight: '14rem',
  bgcolor: 'var(--sand)',
  border: '1px solid var(--line)',
  borderRadius: '14px',
  '&[data-over="true"]': { borderColor: 'var(--action)', bgcolor: 'var(--action-soft)' },
} as const;
