import { Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import type { Defined } from './definitions';
import { formatDuration } from './rates';
import { useScope, type VisitFilter } from './scope';
import { TablePanel } from './TablePanel';
import type { RankedValue, VisitBreakdowns } from './visits';

const devices: Readonly<Record<string, string>> = { desktop: 'Ordinateur', mobile: 'Téléphone', tablet: 'Tablette' };

/** Where the visits come from, where they begin, what they see and on which devices. */
export function Rankings({ breakdowns }: { readonly breakdowns: VisitBreakdowns }) {
  const { page, source } = useScope().scope.filter;
  // A dimension without a visit is left out of the answer, and every visit has a device.
  const visited = breakdowns.device !== undefined;
  return (
    <>
      <RankingPanel
        title="Sources"
        head="Source"
        values={breakdowns.source}
        nameOf={({ value }) => sourceName(value)}
        narrows="source"
        empty={visited && source !== undefined && 'Toutes les visites de l’écran viennent de cette source.'}
      />
      <RankingPanel
        title="Pages les plus vues"
        head="Page"
        values={breakdowns.page}
        withTime
        nameOf={({ value, post }) => post?.title ?? value}
        narrows="page"
        empty={visited && page !== undefined && 'Toutes les visites de l’écran ont vu cette page.'}
      />
      <RankingPanel title="Pages d’entrée" head="Page" values={breakdowns.entry} narrows="page" />
      <RankingPanel title="Campagnes" head="Campagne" values={breakdowns.campaign} />
      <RankingPanel
        title="Appareils"
        head="Appareil"
        values={breakdowns.device}
        nameOf={({ value }) => devices[value] ?? value}
      />
    </>
  );
}

/** A source as people read it. */
export const sourceName = (source: string): string => source || 'Accès direct';

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
  /** What a value narrows the screen to; without it, the values are no links. */
  readonly narrows?: keyof VisitFilter;
  /** Told instead of a table without rows. */
  readonly empty?: string | false;
}

/** Values by their visitors, or by another column. */
function RankingPanel({
  title,
  head,
  values: given,
  withTime = false,
  nameOf = valueOf,
  narrows,
  empty,
}: RankingPanelProps) {
  const { linkTo } = useScope();
  const [all, setAll] = useState(false);
  const [by, setBy] = useState(visitors.head);
  const columns = withTime ? [visitors, views, time] : [visitors, views];
  const { figureOf } = columns.find((column) => column.head === by) ?? visitors;
  const values = (given ?? []).toSorted((one, other) => figureOf(other) - figureOf(one));
  const highest = Math.max(1, ...values.map(figureOf));
  const rows = values.slice(0, all ? undefined : shortList).map((ranked) => ({
    id: ranked.value,
    name: narrows ? (
      <LinkBase to={linkTo({ [narrows]: ranked.value })} title="Filtrer l’écran">
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
