import type { DataProvider, GetListParams, RaRecord } from 'react-admin';

/** What the API answers at most to one request. */
const batch = 1000;

/**
 * Every row of a list, however many there are, in the list's own order.
 * @param columns what each row is needed for; the whole table's content would weigh too much
 */
export async function readAll<Row extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  { filter, sort, columns }: Pick<GetListParams, 'filter' | 'sort'> & { readonly columns: readonly string[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<Row>(resource, {
      pagination: { page, perPage: batch },
      sort: sort ?? { field: 'id', order: 'ASC' },
      filter,
      meta: { columns },
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
