import { Box, Button, Typography } from '@mui/material';
import { useListPaginationContext } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import { wrappingRow } from '../theme/styles';

/** Shows the range of rows, and buttons to the previous and next pages. Shows nothing when all rows fit on one page. */
export function Pager() {
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  if (total <= perPage) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Box component="nav" aria-label="Pages de la liste" sx={{ ...wrappingRow, mt: 2 }}>
      <Button variant="outlined" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
        Précédents
      </Button>
      <Typography variant="body2" color="text.secondary">
        {`${formatNumber(first)}–${formatNumber(last)} sur ${formatNumber(total)}`}
      </Typography>
      <Button variant="outlined" size="small" disabled={last === total} onClick={() => setPage(page + 1)}>
        Suivants
      </Button>
    </Box>
  );
}
