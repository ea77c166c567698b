import type { DataProvider, GetListParams, RaRecord, SortPayload } from 'react-admin';

/** The API’s limit of rows per answer. */
const batch = 1000;

/** The filter for rows after an id: `id=gt.…` in PostgREST. */
export const afterId = 'id@gt';
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Every row of a list, once, in the list's order. Read in batches ordered by id: in any other order, rows that are
 * written or deleted meanwhile shift the pages, so that one is read twice and another not at all.
 * @param columns those needed, and the one the list is ordered by: whole contents are too large
 */
export async function readAll<Row extends RaRecord<string>>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  { filter, sort, columns }: Pick<GetListParams, 'filter' | 'sort'> & { readonly columns: readonly string[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, total = 0 } = await provider.getList<Row>(resource, {
      pagination: { page: 1, perPage: batch },
      sort: { field: 'id', order: 'ASC' },
      filter: { ...(filter as object), [afterId]: rows.at(-1)?.id ?? beforeAll },
      meta: { columns },
    });
    rows.push(...data);
    // The total counts the rows after the last id only.
    if (data.length === 0 || data.length >= total) return sort ? rows.toSorted(inOrder(sort)) : rows;
  }
}

/** Compares rows as the database does: text by character code. `toSorted` is stable, so equal values stay ordered by id. */
const inOrder =
  ({ field, order }: SortPayload) =>
  (a: RaRecord, b: RaRecord): number => {
    const [one, other] = (order === 'ASC' ? [a[field], b[field]] : [b[field], a[field]]) as [string, string];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };
