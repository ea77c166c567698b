import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { countOf } from '../formats/numbers';
import { type ContactCounts, totalOf } from './use-contact-counts';

/**
 * Shows requests that arrive while one is looking at the others, and says how many since the screen was opened. In a
 * place of its own: as a notice it would take away the « Annuler » of what one has just done.
 */
export function Arrivals({ counts }: { readonly counts: ContactCounts | undefined }) {
  const queryClient = useQueryClient();
  const seen = useRef(counts);
  const [total, setTotal] = useState(0);
  useEffect(() => {
    const before = seen.current;
    seen.current = counts;
    if (!before || !counts) return;
    const arrived = arrivedSince(before, counts);
    if (arrived === 0) return;
    void queryClient.invalidateQueries({ queryKey: ['contacts', 'getList'] });
    setTotal((former) => former + arrived);
  }, [counts, queryClient]);
  return (
    <Box
      role="status"
      sx={{
        color: 'secondary.main',
        fontWeight: 600,
        fontSize: '0.875rem',
        ...(total > 0 ? { flexBasis: '100%' } : besideNothing),
      }}
    >
      {total > 0 && countOf(total, 'nouvelle demande reçue', 'nouvelles demandes reçues')}
    </Box>
  );
}

/** Empty, the place takes up neither a line nor the gap to what follows. */
const besideNothing = { mr: -1.5 } as const;

/** How many requests came between two looks at the counts. */
export function arrivedSince(before: ContactCounts, now: ContactCounts): number {
  const later = now.latest !== null && Date.parse(now.latest) > Date.parse(before.latest ?? '1970-01-01');
  return later ? Math.max(1, totalOf(now) - totalOf(before)) : 0;
}
