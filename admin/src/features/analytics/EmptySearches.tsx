import type { Database } from '@agency/supabase/database-types';
import { Button } from '@mui/material';
import { LinkBase, useGetList } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import { TablePanel } from './TablePanel';

type EmptySearch = Database['public']['Tables']['empty_searches']['Row'];

const shown = { pagination: { page: 1, perPage: 8 }, sort: { field: 'times', order: 'DESC' } } as const;

/** What visitors looked for most often in the blog without finding anything: subjects to write about. */
export function EmptySearches() {
  const { data } = useGetList<EmptySearch>('empty_searches', shown);
  if (!data) return null;
  const highest = Math.max(1, ...data.map(({ times }) => times));
  return (
    <TablePanel
      title="Recherches sans résultat"
      heads={['Mots cherchés', 'Fois']}
      rows={data.map(({ id, words, times }) => ({
        id,
        name: words,
        figures: [formatNumber(times)],
        share: times / highest,
      }))}
      empty="Aucune recherche n’est restée sans résultat."
    >
      {data.length > 0 && (
        <Button component={LinkBase} to="/empty_searches" sx={{ alignSelf: 'start' }}>
          Toutes les recherches
        </Button>
      )}
    </TablePanel>
  );
}
