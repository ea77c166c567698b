import { type FileColumn, toCsv } from '../../formats/csv';
import { actions } from './actions';
import type { VisitStatistics } from '../../provider/visit-statistics';
import { nameOfValue, type Dimension, type RankedValue, type VisitBreakdowns } from './statistics';

export interface CsvTable {
  readonly name: string;
  /** The name of the file without its extension. */
  readonly file: string;
  readonly csv: () => string;
}

const dimensions: readonly (readonly [dimension: Dimension, name: string, head: string, file: string])[] = [
  ['page', 'Pages les plus vues', 'Page', 'pages'],
  ['source', 'Sources', 'Source', 'sources'],
  ['entry', 'Pages d’entrée', 'Page d’entrée', 'pages-d-entree'],
  ['campaign', 'Campagnes', 'Campagne', 'campagnes'],
  ['device', 'Appareils', 'Appareil', 'appareils'],
];

/** The exportable tables, each as a file of its own, so that each column has one kind of value, which a spreadsheet can add up. */
export const csvTables = ({ current, days }: VisitStatistics, breakdowns: VisitBreakdowns): readonly CsvTable[] => [
  {
    name: 'Fréquentation par jour',
    file: 'frequentation',
    csv: () =>
      toCsv<VisitStatistics['days'][number]>(
        [
          ['Jour', ({ day }) => day],
          ['Visiteurs', ({ visitors }) => visitors],
          ['Pages vues', ({ views }) => views],
        ],
        days,
      ),
  },
  {
    name: 'Actions des visiteurs',
    file: 'actions',
    csv: () =>
      toCsv<(typeof actions)[number]>(
        [
          ['Action', ([, name]) => name],
          ['Visites', ([goal]) => current.reached[goal] ?? 0],
        ],
        actions.toSorted(([one], [other]) => (current.reached[other] ?? 0) - (current.reached[one] ?? 0)),
      ),
  },
  ...dimensions.map(([dimension, name, head, file]) => ({
    name,
    file,
    csv: () =>
      toCsv<RankedValue>(
        [
          [head, (ranked) => nameOfValue(dimension, ranked)],
          ...(dimension === 'page' ? [['Adresse', ({ value }) => value] satisfies FileColumn<RankedValue>] : []),
          ['Visiteurs', ({ visitors }) => visitors],
          ['Visites', ({ visits }) => visits],
          ['Pages vues', ({ views }) => views],
          ['Secondes à l’écran', ({ seconds }) => seconds],
        ],
        breakdowns[dimension] ?? [],
      ),
  })),
];
