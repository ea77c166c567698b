import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '../components/Badge';
import { countOf, formatNumber } from '../formats/numbers';
import { useContactCounts } from './use-contact-counts';

/** Often enough to answer the same minute; one small question, asked only while someone looks at the tab. */
const interval = 20_000;

/**
 * How many requests wait, in the menu: asked again at intervals and after every write. Other parts of the back-office
 * show the same counts, and leave it to the menu, which is always there, to keep them fresh.
 * @param id of the words that describe the menu's link
 */
export function NewContacts({ id }: { readonly id: string }) {
  const { data, refetch } = useContactCounts({ refetchInterval: interval });
  const queryClient = useQueryClient();
  useEffect(
    () =>
      // Any write: react-admin's mutations do not say which resource they concern.
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queryClient, refetch],
  );
  const waiting = data?.byStatus.new ?? 0;
  if (waiting === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', ml: 'auto' }}>
        <Badge tone="action">{formatNumber(waiting)}</Badge>
      </Box>
      <span id={id} hidden>
        {countOf(waiting, 'nouvelle demande', 'nouvelles demandes')}
      </span>
    </>
  );
}
