import type { DataProvider, GetListParams, RaRecord, SortPayload } from 'react-admin';

/** What the API answers at most to one request. */
const batch = 1000;

/** Filters rows to those after an id, « id=gt.… » to the database. */
export const afterId = 'id@gt';
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Every row of a list, however many there are, each once, in the list's own order. They are read by id: rows written
 * or deleted meanwhile shift the pages of any other order, so that one would be read twice and another not at all.
 * @param columns what each row is needed for, with what the list is ordered by; the whole table's content would weigh too much
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
    // The total is that of the rows not read before.
    if (data.length === 0 || data.length >= total) return sort ? rows.toSorted(inOrder(sort)) : rows;
  }
}

/** As the database orders: letters by their code; sorting keeps the order of ids among equals. */
const inOrder =
  ({ field, order }: SortPayload) =>
  (a: RaRecord, b: RaRecord): number => {
    const [one, other] = (order === 'ASC' ? [a[field], b[field]] : [b[field], a[field]]) as [string, string];
    if (one === other) return 0;
    return one < other ? -1 : 1;
  };
