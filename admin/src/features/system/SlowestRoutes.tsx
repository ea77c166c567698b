import type { RouteFigures } from '@agency/supabase/system-state';
import { Box, Typography } from '@mui/material';
import { Panel } from '../../ui/components/Panel';
import { formatNumber } from '../../data/formats/numbers';

const title = 'Adresses les plus lentes depuis une heure';

/** The patterns of addresses that took longest on average. */
export function SlowestRoutes({ routes }: { readonly routes: readonly RouteFigures[] }) {
  return (
    <Panel title={title}>
      {routes.length === 0 ? (
        <Typography color="text.secondary">Aucune demande depuis une heure.</Typography>
      ) : (
        <Box component="table" aria-label={title} sx={table}>
          <thead>
            <tr>
              <th scope="col">Adresse</th>
              <th scope="col">Requêtes</th>
              <th scope="col">Erreurs</th>
              <th scope="col">Moyenne</th>
              <th scope="col">Maximum</th>
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, requests, errors, averageMs, longestMs }) => (
              <tr key={route}>
                <th scope="row">{route}</th>
                <td>{formatNumber(requests)}</td>
                <td>{formatNumber(errors)}</td>
                <td>{inMilliseconds(averageMs)}</td>
                <td>{inMilliseconds(longestMs)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  );
}

const inMilliseconds = (ms: number): string => `${formatNumber(ms)}\u00A0ms`;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { p: 0.75, borderBottom: '1px solid var(--line)', textAlign: 'right', fontWeight: 400 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'nowrap' },
  // A telephone has room for how often and how long.
  '& tr > :is(:nth-child(3), :nth-child(5))': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
