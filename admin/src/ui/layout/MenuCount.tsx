import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '../components/Badge';
import { countOf, formatNumber } from '../../formats/numbers';

interface MenuCountProps {
  /** Id of the text that describes the menu's link. */
  readonly id: string;
  readonly count: number;
  /** The counted noun, in the singular and in the plural. */
  readonly words: readonly [one: string, several: string];
  /** Called after every write, because react-admin's mutations do not name their resource. */
  readonly refetch: () => Promise<unknown>;
}

/** A number beside a name in the menu; nothing for zero. */
export function MenuCount({ id, count, words, refetch }: MenuCountProps) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') void refetch();
      }),
    [queryClient, refetch],
  );
  if (count === 0) return null;
  return (
    <>
      <Box component="span" aria-hidden="true" sx={{ display: 'flex', ml: 'auto' }}>
        <Badge tone="action">{formatNumber(count)}</Badge>
      </Box>
      <span id={id} hidden>
        {countOf(count, ...words)}
      </span>
    </>
  );
}
