import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countOf } from '../../formats/numbers';
import { type ContactCounts, totalOf, useContactCounts } from './use-contact-counts';

/**
 * Reloads the list when the counts change, so that both agree, and says how many requests have arrived since the screen was opened. A
 * notification would replace the one with the « Annuler » of the last change.
 */
export function NewRequestsNotice() {
  const { data, isFetchedAfterMount } = useContactCounts();
  const counts = isFetchedAfterMount ? data : undefined;
  const queryClient = useQueryClient();
  const lastCounts = useRef(counts);
  const [total, setTotal] = useState(0);
  useEffect(() => {
    const before = lastCounts.current;
    lastCounts.current = counts;
    if (!before || !counts || before === counts) return;
    // Requests arrived, or another person moved or deleted some. A move that is still being saved reloads the lists afterwards.
    if (queryClient.isMutating() === 0) void queryClient.invalidateQueries({ queryKey: ['contacts', 'getList'] });
    setTotal((previous) => previous + newRequestsSince(before, counts));
  }, [counts, queryClient]);
  return (
    <Box
      role="status"
      sx={{
        color: 'secondary.main',
        fontWeight: 600,
        fontSize: '0.875rem',
        mb: total > 0 ? 2 : 0,
      }}
    >
      {total > 0 && countOf(total, 'nouvelle demande reçue', 'nouvelles demandes reçues')}
    </Box>
  );
}

/** The number of requests that arrived between two counts: at least one if the latest request is newer, even if others were deleted. */
export function newRequestsSince(before: ContactCounts, now: ContactCounts): number {
  const isLater = now.latest !== null && Date.parse(now.latest) > Date.parse(before.latest ?? '1970-01-01');
  return isLater ? Math.max(1, totalOf(now) - totalOf(before)) : 0;
}
