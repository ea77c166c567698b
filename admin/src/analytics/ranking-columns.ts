import { formatNumber } from '../formats/numbers';
import { formatDuration } from './rates';
import type { RankedValue } from './visits';

/** A figure of each ranked value; the ranking can be sorted by any of its columns. */
export interface RankingColumn {
  readonly head: string;
  readonly figureOf: (ranked: RankedValue) => number;
  readonly format: (figure: number) => string;
}

const visitors: RankingColumn = { head: 'Visiteurs', figureOf: (ranked) => ranked.visitors, format: formatNumber };
const views: RankingColumn = { head: 'Vues', figureOf: (ranked) => ranked.views, format: formatNumber };

/** How long a page is in sight, on average, at each view. */
const time: RankingColumn = {
  head: 'Temps',
  figureOf: ({ seconds, views: seen }) => (seen === 0 ? 0 : seconds / seen),
  format: formatDuration,
};

/** The first is what a ranking is sorted by to begin with. */
export type RankingColumns = readonly [RankingColumn, ...RankingColumn[]];

export const countColumns: RankingColumns = [visitors, views];
export const pageColumns: RankingColumns = [visitors, views, time];
