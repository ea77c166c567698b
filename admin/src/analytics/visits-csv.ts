import { toCsv } from '../formats/csv';
import type { Dimension, VisitBreakdowns, VisitStatistics } from './visits';

interface Line {
  readonly kind: string;
  readonly value: string;
  readonly visitors?: number;
  readonly visits?: number;
  readonly views?: number;
  readonly seconds?: number;
}

const kinds: Readonly<Record<Dimension, string>> = {
  source: 'Source',
  campaign: 'Campagne',
  entry: 'Page d’entrée',
  page: 'Page',
  device: 'Appareil',
};
const dimensions = ['source', 'campaign', 'entry', 'page', 'device'] as const;

/** The figures of the screen, one line each: totals, days, actions, rankings. */
export function visitsCsv({ current, previous, days }: VisitStatistics, breakdowns: VisitBreakdowns): string {
  const lines: readonly Line[] = [
    { kind: 'Période', value: '', ...current },
    { kind: 'Période précédente', value: '', ...previous },
    ...days.map(({ day, ...counts }) => ({ kind: 'Jour', value: day, ...counts })),
    ...Object.entries(current.reached).map(([value, visits]) => ({ kind: 'Étape ou action', value, visits })),
    ...dimensions.flatMap((name) => (breakdowns[name] ?? []).map((ranked) => ({ kind: kinds[name], ...ranked }))),
  ];
  return toCsv<Line>(
    [
      ['Genre', ({ kind }) => kind],
      ['Valeur', ({ value }) => value],
      ['Visiteurs', ({ visitors }) => visitors],
      ['Visites', ({ visits }) => visits],
      ['Vues', ({ views }) => views],
      ['Secondes à l’écran', ({ seconds }) => seconds],
    ],
    lines,
  );
}
