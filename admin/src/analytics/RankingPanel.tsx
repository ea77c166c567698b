import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { LinkBase } from 'react-admin';
import { Panel } from '../components/Panel';
import { Definition } from './Definition';
import type { Defined } from './definitions';
import { countColumns, type RankingColumns } from './ranking-columns';
import { RankingHead } from './RankingHead';
import { rankingTable } from './ranking-table';
import type { RankedValue } from './visits';

const shortList = 8;

interface RankingPanelProps {
  readonly title: Defined;
  /** What the values are, above their column. */
  readonly head: string;
  readonly values: readonly RankedValue[] | undefined;
  readonly columns?: RankingColumns;
  readonly nameOf?: (ranked: RankedValue) => ReactNode;
  /** The screen narrowed to a value; without one, the values are no links. */
  readonly linkTo?: (value: string) => { readonly search: string };
  /** Told instead of a table without rows. */
  readonly empty?: string | false;
}

/** Values by their visitors, or by another column, as a table whose rows are bars. */
export function RankingPanel({
  title,
  head,
  values: given,
  columns = countColumns,
  nameOf = valueOf,
  linkTo,
  empty,
}: RankingPanelProps) {
  const [all, setAll] = useState(false);
  const [sorted, setSorted] = useState(columns[0]);
  const values = (given ?? []).toSorted((one, other) => sorted.figureOf(other) - sorted.figureOf(one));
  const highest = Math.max(1, ...values.map(sorted.figureOf));
  return (
    <Panel title={title} definition={<Definition of={title} />}>
      {values.length === 0 ? (
        <Typography color="text.secondary">{empty || 'Rien à compter pour cette période.'}</Typography>
      ) : (
        <Box component="table" aria-label={title} sx={rankingTable}>
          <RankingHead head={head} columns={columns} sorted={sorted} onSort={setSorted} />
          <tbody>
            {values.slice(0, all ? undefined : shortList).map((ranked) => (
              <tr key={ranked.value} style={{ backgroundSize: `${(sorted.figureOf(ranked) / highest) * 100}% 100%` }}>
                <th scope="row">
                  {linkTo ? (
                    <LinkBase to={linkTo(ranked.value)} title="Filtrer l’écran">
                      {nameOf(ranked)}
                    </LinkBase>
                  ) : (
                    nameOf(ranked)
                  )}
                </th>
                {columns.map(({ head: name, figureOf, format }) => (
                  <td key={name}>{format(figureOf(ranked))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {values.length > shortList && (
        <Button onClick={() => setAll(!all)} sx={{ alignSelf: 'start' }}>
          {all ? `Les ${shortList} premiers` : `Tout voir (${values.length})`}
        </Button>
      )}
    </Panel>
  );
}

const valueOf = ({ value }: RankedValue): string => value;
