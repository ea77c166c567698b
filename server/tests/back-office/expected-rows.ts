import { unaccented, wordsOf } from '../../../admin/src/provider/filters';
import { searchableWords } from '../../../admin/src/provider/searches';

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value ? JSON.stringify(value) : '');

/** A text as searches compare it: without accents, and without the spaces beside signs. */
const compared = (text: string): string =>
  unaccented(text).replaceAll(
    /(?<=[^\p{L}\p{M}\p{N}])[ \u00A0\u202F](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[ \u00A0\u202F](?=[^\p{L}\p{M}\p{N}])/gu,
    '',
  );

/** Whether a row contains each of the searched words in one of the columns; only the first ten words count. */
export const matchesWords =
  (text: string, columns: readonly string[]) =>
  (row: Row): boolean =>
    wordsOf(searchableWords(text))
      .slice(0, 10)
      .every((word) =>
        columns.some((column) =>
          [unaccented, compared].some((spelt) => spelt(textOf(row[column])).includes(spelt(word))),
        ),
      );

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
