import type { Database } from '@agency/supabase/database-types';
import { Button, Box, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { Panel } from '../components/Panel';
import { formatNumber } from '../formats/numbers';
import { Definition } from './Definition';
import { rankingTable } from './ranking-table';

type EmptySearch = Database['public']['Tables']['empty_searches']['Row'];

const shown = { pagination: { page: 1, perPage: 8 }, sort: { field: 'times', order: 'DESC' } } as const;

/** What visitors looked for most often in the blog without finding anything: subjects to write about. */
export function EmptySearches() {
  const createPath = useCreatePath();
  const { data } = useGetList<EmptySearch>('empty_searches', shown);
  if (!data) return null;
  const highest = Math.max(1, ...data.map(({ times }) => times));
  return (
    <Panel title="Recherches sans résultat" definition={<Definition of="Recherches sans résultat" />}>
      {data.length === 0 ? (
        <Typography color="text.secondary">Aucune recherche n’est restée sans résultat.</Typography>
      ) : (
        <>
          <Box component="table" aria-label="Recherches sans résultat" sx={rankingTable}>
            <thead>
              <tr>
                <th scope="col">Mots cherchés</th>
                <th scope="col">Fois</th>
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, words, times }) => (
                <tr key={id} style={{ backgroundSize: `${(times / highest) * 100}% 100%` }}>
                  <th scope="row">{words}</th>
                  <td>{formatNumber(times)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
          <Button
            component={LinkBase}
            to={createPath({ resource: 'empty_searches', type: 'list' })}
            sx={{ alignSelf: 'start' }}
          >
            Toutes les recherches
          </Button>
        </>
      )}
    </Panel>
  );
}
