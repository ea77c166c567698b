import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { countOf } from '../formats/numbers';
import { arrivedSince } from './arrivals';
import type { ContactCounts } from './use-contact-counts';

/** Shows requests that arrive while one is looking at the others, and says so. */
export function useArrivals(counts: ContactCounts | undefined): void {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const seen = useRef(counts);
  useEffect(() => {
    const before = seen.current;
    seen.current = counts;
    if (!before || !counts) return;
    const arrived = arrivedSince(before, counts);
    if (arrived === 0) return;
    void queryClient.invalidateQueries({ queryKey: ['contacts', 'getList'] });
    notify(countOf(arrived, 'nouvelle demande reçue', 'nouvelles demandes reçues'));
  }, [counts, queryClient, notify]);
}
