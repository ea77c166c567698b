import type { DataProvider, GetListParams, Identifier, RaRecord, SortPayload } from 'react-admin';

/** The API’s limit of rows per answer. */
const batch = 1000;

/** The filter for rows after an id: `id=gt.…` in PostgREST. */
export const afterId = 'id@gt';
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Every row of a list, once, in the list's order. Read in batches ordered by id: in any other order, rows that are
 * written or deleted meanwhile shift the pages, so that one is read twice and another not at all.
 * @param columns the columns to read; whole contents would be too large
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
    if (data.length === 0 || data.length >= total) break;
  }
  if (!sort) return rows;
  const places = await placesOf(provider, resource, { filter, sort });
  const placeOf = ({ id }: Row): number => places.get(id) ?? places.size;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The position of each row in the list as its screen orders it, by id. A row that was added or deleted meanwhile may have none. */
async function placesOf(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  { filter, sort }: { readonly filter: unknown; readonly sort: SortPayload },
): Promise<ReadonlyMap<Identifier, number>> {
  const places = new Map<Identifier, number>();
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: batch };
    const { data } = await provider.getList(resource, { pagination, sort, filter, meta: { columns: ['id'] } });
    for (const { id } of data) if (!places.has(id)) places.set(id, places.size);
    if (data.length < batch) return places;
  }
}
