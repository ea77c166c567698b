import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Badge } from '../components/Badge';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { formatDateTime } from '../formats/dates';
import { type BinItem, kinds, knownBy, timeLeft } from './bin-item';
import { useBinWrites } from './use-bin-writes';

/** Days left from which the time left is worth a second look. */
const soon = 3;

/** What was deleted, by whom and when, how long it can still come back, and both ways out of the bin. */
export function BinRow({ item }: { readonly item: BinItem }) {
  const [asking, setAsking] = useState(false);
  const { restore, forget, isWriting } = useBinWrites(item);
  const named = (action: string) => `${action} « ${item.title} »`;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Typography>
          <Badge tone="quiet">{kinds[item.table_name].label}</Badge>
          <Badge tone={item.days_left <= soon ? 'action' : 'quiet'}>{timeLeft(item)}</Badge>
        </Box>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${knownBy(item)} · ${kinds[item.table_name].deleted} le ${formatDateTime(item.deleted_at)}`}
          {item.deleted_by && ` par ${item.deleted_by}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" disabled={isWriting} aria-label={named('Restaurer')} onClick={restore}>
          Restaurer
        </Button>
        <Button
          size="small"
          color="error"
          disabled={isWriting}
          aria-label={named('Supprimer définitivement')}
          onClick={() => setAsking(true)}
        >
          Supprimer définitivement
        </Button>
      </Box>
      <ConfirmedDeletion
        open={asking}
        title={'Supprimer définitivement\u00A0?'}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          forget();
        }}
      >
        {`« ${item.title} » et ${kinds[item.table_name].erased} seront effacés. Rien ne les fera revenir.`}
      </ConfirmedDeletion>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1.5,
  listStyle: 'none',
  '& + &': { borderTop: '1px solid var(--line)' },
} as const;
