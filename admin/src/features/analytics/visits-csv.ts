import { toCsv } from '../../data/formats/csv';
import type { Dimension, RankedValue, VisitBreakdowns, VisitStatistics } from './statistics';

interface Line extends Partial<Pick<RankedValue, 'visitors' | 'visits' | 'views' | 'seconds'>> {
  readonly kind: string;
  readonly value: string;
}

const dimensions: readonly (readonly [Dimension, string])[] = [
  ['source', 'Source'],
  ['campaign', 'Campagne'],
  ['entry', 'Page d’entrée'],
  ['page', 'Page'],
  ['device', 'Appareil'],
];

/** The figures of the screen, one line each: totals, days, actions, rankings. */
export function visitsCsv({ current, previous, days }: VisitStatistics, breakdowns: VisitBreakdowns): string {
  const lines: readonly Line[] = [
    { kind: 'Période', value: '', ...current },
    { kind: 'Période précédente', value: '', ...previous },
    ...days.map(({ day, ...counts }) => ({ kind: 'Jour', value: day, ...counts })),
    ...Object.entries(current.reached).map(([value, visits]) => ({ kind: 'Étape ou action', value, visits })),
    ...dimensions.flatMap(([name, kind]) => (breakdowns[name] ?? []).map((ranked) => ({ kind, ...ranked }))),
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
