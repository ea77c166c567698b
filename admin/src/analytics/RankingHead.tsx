import type { RankingColumn, RankingColumns } from './ranking-columns';

interface RankingHeadProps {
  /** What the values are. */
  readonly head: string;
  readonly columns: RankingColumns;
  readonly sorted: RankingColumn;
  readonly onSort: (column: RankingColumn) => void;
}

/** The heads of a ranking, which sort it: the largest figures come first. */
export function RankingHead({ head, columns, sorted, onSort }: RankingHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{head}</th>
        {columns.map((column) => (
          <th key={column.head} scope="col" aria-sort={column === sorted ? 'descending' : 'none'}>
            <button type="button" title="Trier" onClick={() => onSort(column)}>
              {column.head}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}
