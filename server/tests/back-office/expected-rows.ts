import { wordsOf } from '../../../admin/src/provider/filters';
import { searchableWords } from '../../../admin/src/provider/searches';

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value ? JSON.stringify(value) : '');

/** Whether a row contains each of the searched words in one of the columns; only the first ten words count. */
export const matchesWords =
  (text: string, columns: readonly string[]) =>
  (row: Row): boolean =>
    wordsOf(searchableWords(text).toLowerCase())
      .slice(0, 10)
      .every((word) => columns.some((column) => textOf(row[column]).toLowerCase().includes(word)));

/** Whether a row has the values. A published text with a date in the future has the status "scheduled". */
export const isAfter =
  (filter: object) =>
  (row: Row): boolean =>
    Object.entries(filter).every(([column, value]) => {
      const held: unknown = row[column];
      if (column === 'status' && 'published_at' in row && value !== 'draft')
        return (
          row['published_at'] !== null &&
          Date.parse(textOf(row['published_at'])) > Date.now() === (value === 'scheduled')
        );
      return Array.isArray(held) ? held.includes(value) : held === value;
    });
