import { Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { formatNumber } from '../formats/numbers';
import type { Defined } from './definitions';
import { formatDuration } from './rates';
import { TablePanel } from './TablePanel';
import type { RankedValue } from './visits';

const shortList = 8;

const visitors = { head: 'Visiteurs', figureOf: (ranked: RankedValue) => ranked.visitors, format: formatNumber };
const views = { head: 'Vues', figureOf: (ranked: RankedValue) => ranked.views, format: formatNumber };

/** How long a page is in sight, on average, at each view. */
const time = {
  head: 'Temps',
  figureOf: ({ seconds, views: seen }: RankedValue) => (seen === 0 ? 0 : seconds / seen),
  format: formatDuration,
};

interface RankingPanelProps {
  readonly title: Defined;
  /** What the values are, above their column. */
  readonly head: string;
  readonly values: readonly RankedValue[] | undefined;
  readonly withTime?: boolean;
  readonly nameOf?: (ranked: RankedValue) => string;
  /** The screen narrowed to a value; without one, the values are no links. */
  readonly linkTo?: (value: string) => { readonly search: string };
  /** Told instead of a table without rows. */
  readonly empty?: string | false;
}

/** Values by their visitors, or by another column. */
export function RankingPanel({
  title,
  head,
  values: given,
  withTime = false,
  nameOf = valueOf,
  linkTo,
  empty,
}: RankingPanelProps) {
  const [all, setAll] = useState(false);
  const [by, setBy] = useState(visitors.head);
  const columns = withTime ? [visitors, views, time] : [visitors, views];
  const { figureOf } = columns.find((column) => column.head === by) ?? visitors;
  const values = (given ?? []).toSorted((one, other) => figureOf(other) - figureOf(one));
  const highest = Math.max(1, ...values.map(figureOf));
  const rows = values.slice(0, all ? undefined : shortList).map((ranked) => ({
    id: ranked.value,
    name: linkTo ? (
      <LinkBase to={linkTo(ranked.value)} title="Filtrer l’écran">
        {nameOf(ranked)}
      </LinkBase>
    ) : (
      nameOf(ranked)
    ),
    figures: columns.map((column) => column.format(column.figureOf(ranked))),
    share: figureOf(ranked) / highest,
  }));
  return (
    <TablePanel
      title={title}
      heads={[head, ...columns.map((column) => column.head)]}
      rows={rows}
      empty={empty || 'Rien à compter pour cette période.'}
      sort={{ by, onSort: setBy }}
    >
      {values.length > shortList && (
        <Button onClick={() => setAll(!all)} sx={{ alignSelf: 'start' }}>
          {all ? `Les ${shortList} premiers` : `Tout voir (${values.length})`}
        </Button>
      )}
    </TablePanel>
  );
}

const valueOf = ({ value }: RankedValue): string => value;
