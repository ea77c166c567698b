import type { Database } from '@agency-site/supabase/types';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import { actions } from './actions';
import { formatDuration, formatShare, ratio } from './rates';
import { sampleSentence } from './sample-size';
import { useScope, type VisitFilter } from './scope';
import type { VisitTotals } from '../../provider/visit-statistics';
import { nameOfValue, type Dimension, type RankedValue, type VisitBreakdowns } from './statistics';
import { TablePanel } from './TablePanel';

/** Ranks the actions of visitors by the number of visits with the action. */
export function ActionsPanel({ totals: { visits, reached } }: { readonly totals: VisitTotals }) {
  const rows = actions
    .map(([goal, name]) => ({ id: goal, name, count: reached[goal] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ count, ...row }) => ({
      ...row,
      figures: [formatNumber(count), formatShare(ratio(count, visits))],
      share: count / visits,
    }));
  return (
    <TablePanel of="actions" heads={['Action', 'Visites', 'Part']} rows={rows} empty={nothingCounted}>
      {rows.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {sampleSentence(visits)}
        </Typography>
      )}
    </TablePanel>
  );
}

const underTable = { '&&': { alignSelf: 'start', mt: 0.25, mb: -0.75 } } as const;

const nothingCounted = 'Rien à compter pour cette période.';

type EmptySearch = Database['public']['Tables']['empty_searches']['Row'];

const mostOften = { pagination: { page: 1, perPage: 5 }, sort: { field: 'times', order: 'DESC' } } as const;

/** Ranks the blog searches without a result, as ideas for subjects to write about. */
export function EmptySearches() {
  const { data } = useGetList<EmptySearch>('empty_searches', mostOften);
  if (!data) return null;
  const highest = Math.max(1, ...data.map(({ times }) => times));
  return (
    <TablePanel
      of="emptySearches"
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
        <Button size="small" component={LinkBase} to="/empty_searches" sx={underTable}>
          Toutes les recherches
        </Button>
      )}
    </TablePanel>
  );
}

interface RankingsProps {
  readonly breakdowns: VisitBreakdowns;
}

/** Whether there are visits: every visit has a device, and the answer leaves out dimensions without visits. */
const isVisited = ({ device }: VisitBreakdowns): boolean => device !== undefined;

export function PageRanking({ breakdowns }: RankingsProps) {
  const { page } = useScope().scope.filter;
  return (
    <RankingPanel
      of="page"
      head="Page"
      breakdowns={breakdowns}
      withTime
      narrows="page"
      empty={isVisited(breakdowns) && page !== undefined && 'Toutes les visites de l’écran ont vu cette page.'}
    />
  );
}

export function SourceRankings({ breakdowns }: RankingsProps) {
  const { source } = useScope().scope.filter;
  return (
    <>
      <RankingPanel
        of="source"
        head="Source"
        breakdowns={breakdowns}
        narrows="source"
        empty={
          isVisited(breakdowns) && source !== undefined && 'Toutes les visites de l’écran viennent de cette source.'
        }
      />
      <RankingPanel of="campaign" head="Campagne" breakdowns={breakdowns} />
    </>
  );
}

/** Ranks the pages on which visits begin, and the devices of the visits. */
export const EntryRankings = ({ breakdowns }: RankingsProps) => (
  <>
    <RankingPanel of="entry" head="Page" breakdowns={breakdowns} narrows="page" />
    <RankingPanel of="device" head="Appareil" breakdowns={breakdowns} />
  </>
);

const shortList = 5;

const visitors = { head: 'Visiteurs', figureOf: (ranked: RankedValue) => ranked.visitors, format: formatNumber };
const views = { head: 'Vues', figureOf: (ranked: RankedValue) => ranked.views, format: formatNumber };

/** The column with the average time, in seconds, for which a page is visible per view. */
const time = {
  head: 'Temps',
  figureOf: ({ seconds, views: seen }: RankedValue) => (seen === 0 ? 0 : seconds / seen),
  format: formatDuration,
};

interface RankingPanelProps {
  readonly of: Dimension;
  readonly head: string;
  readonly breakdowns: VisitBreakdowns;
  readonly withTime?: boolean;
  /** The filter that a click on a value sets; without a filter, the values are not links. */
  readonly narrows?: keyof VisitFilter;
  /** Shown instead of a table without rows. */
  readonly empty?: string | false;
}

/** A table of the values of a dimension, ordered by their visitors or by another column that the person chooses. */
function RankingPanel(props: RankingPanelProps) {
  const { of, head, breakdowns, withTime = false, narrows, empty } = props;
  const { linkTo } = useScope();
  const [all, setAll] = useState(false);
  const [by, setBy] = useState(visitors.head);
  const columns = withTime ? [visitors, views, time] : [visitors, views];
  const { figureOf } = columns.find((column) => column.head === by) ?? visitors;
  const values = (breakdowns[of] ?? []).toSorted((one, other) => figureOf(other) - figureOf(one));
  const highest = Math.max(1, ...values.map(figureOf));
  const rows = values.slice(0, all ? undefined : shortList).map((ranked) => ({
    id: ranked.value,
    name: narrows ? (
      <LinkBase to={linkTo({ [narrows]: ranked.value })} title="Filtrer l’écran">
        {nameOfValue(of, ranked)}
      </LinkBase>
    ) : (
      nameOfValue(of, ranked)
    ),
    figures: columns.map((column) => column.format(column.figureOf(ranked))),
    share: figureOf(ranked) / highest,
  }));
  return (
    <TablePanel
      of={of}
      heads={[head, ...columns.map((column) => column.head)]}
      rows={rows}
      empty={empty || nothingCounted}
      sort={{ by, onSort: setBy }}
    >
      {values.length > shortList && (
        <Button size="small" onClick={() => setAll(!all)} sx={underTable}>
          {all ? `Les ${shortList} premiers` : `Tout voir (${values.length})`}
        </Button>
      )}
    </TablePanel>
  );
}
