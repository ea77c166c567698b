import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '../components/Badge';
import { countOf, formatNumber } from '../formats/numbers';
import { useContactCounts } from './use-contact-counts';

/** Milliseconds. TanStack Query only refetches while the tab is visible. */
const interval = 20_000;

/**
 * The number of new requests, in the menu: refetched at intervals and after every write. Other screens show the same
 * counts without refetching them, since the menu is always there.
 * @param id of the text that describes the menu's link
 */
export function NewContacts({ id }: { readonly id: string }) {
  const { data, refetch } = useContactCounts({ refetchInterval: interval });
  const queryClient = useQueryClient();
  useEffect(
    () =>
      // After any write: react-admin's mutations do not name their resource.
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queryClient, refetch],
  );
  const count = data?.byStatus.new ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', ml: 'auto' }}>
        <Badge tone="action">{formatNumber(count)}</Badge>
      </Box>
      <span id={id} hidden>
        {countOf(count, 'nouvelle demande', 'nouvelles demandes')}
      </span>
    </>
  );
}
