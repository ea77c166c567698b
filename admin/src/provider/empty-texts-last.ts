import type { DataProvider } from 'react-admin';
import type { ResourceWith } from './resource';

/** PostgREST's conditions for the two parts of a list that is ordered by a text: the rows with a text, and those without. */
const parts = (field: string) => [`(${field}.gt."")`, `(${field}.eq."",${field}.is.null)`] as const;

/** Puts empty texts last in ascending order too. The API can only order by a column, so the list is read in two parts. */
export function withEmptyTextsLast(provider: DataProvider, tables: readonly ResourceWith<'columns'>[]): DataProvider {
  const columnsOf = new Map(tables.map(({ name, options }) => [name, options.columns]));
  const getList: DataProvider['getList'] = async (resource, params) => {
    const { field = '', order } = params.sort ?? {};
    const column = columnsOf.get(resource)?.[field];
    if (order !== 'ASC' || column?.editable !== 'text' || column.required) return provider.getList(resource, params);
    const [written, empty] = parts(field);
    const read = (condition: string, page: number) =>
      provider.getList(resource, {
        ...params,
        filter: { ...(params.filter as object), 'or@': condition },
        pagination: { page, perPage },
      });
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
    const [first, { total: others = 0 }] = await Promise.all([read(written, page), read(empty, 1)]);
    const { total = 0 } = first;
    // The number of rows of the second part on earlier pages, and the number that this page still needs.
    const skipped = Math.max(0, (page - 1) * perPage - total);
    const missing = perPage - first.data.length;
    if (others === 0 || missing === 0) return { ...first, total: total + others };
    const place = Math.floor(skipped / perPage) + 1;
    const rows = (await Promise.all([read(empty, place), read(empty, place + 1)])).flatMap(({ data }) => data);
    const start = skipped % perPage;
    return { data: [...first.data, ...rows.slice(start, start + missing)], total: total + others };
  };
  return { ...provider, getList };
}
