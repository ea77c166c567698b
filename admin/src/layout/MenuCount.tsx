import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '../components/Badge';
import { countOf, formatNumber } from '../formats/numbers';

interface MenuCountProps {
  /** Id of the text that describes the menu's link. */
  readonly id: string;
  readonly count: number;
  readonly one: string;
  readonly several: string;
}

/** A number beside a name in the menu; nothing for zero. */
export function MenuCount({ id, count, one, several }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', ml: 'auto' }}>
        <Badge tone="action">{formatNumber(count)}</Badge>
      </Box>
      <span id={id} hidden>
        {countOf(count, one, several)}
      </span>
    </>
  );
}

/** Fetches a count again after any write: react-admin's mutations do not name their resource. */
export function useRefetchAfterWrites(refetch: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queryClient, refetch],
  );
}
