import type { Column } from '@agency-site/domain/tables/column';
import type { DataProvider } from 'react-admin';
import type { ResourceWith } from './resource';

const french = new Intl.Collator('fr');

/**
 * The parts of a list, as PostgREST's conditions, when the order of the database is not the one that people read: it compares the stored
 * value of a choice instead of its label, and puts empty texts first.
 */
function partsOf(
  field: string,
  order: 'ASC' | 'DESC',
  { choices, listedChoices, editable, required }: Column,
): readonly string[] {
  if (choices) {
    const labelled = Object.entries({ ...choices, ...listedChoices }).toSorted(([, one], [, other]) =>
      french.compare(one, other),
    );
    const values = labelled.map(([value]) => `"${value}"`);
    const others = `(${field}.not.in.(${values.join(',')}),${field}.is.null)`;
    return [...(order === 'ASC' ? values : values.toReversed()).map((value) => `(${field}.eq.${value})`), others];
  }
  const mayBeFirst = order === 'ASC' && editable === 'text' && !required;
  return mayBeFirst ? [`(${field}.gt."")`, `(${field}.eq."",${field}.is.null)`] : [];
}

/** Orders choices by their labels and puts empty texts last. The API can only order by a column, so such a list is read in parts. */
export function withReadingOrder(
  provider: DataProvider,
  tables: readonly ResourceWith<'columns' | 'listedBy'>[],
): DataProvider {
  const columnsOf = new Map(
    tables.map(({ name, options: { columns, listedBy } }) => [listedBy ? `rpc/${listedBy}` : name, columns]),
  );
  const getList: DataProvider['getList'] = async (resource, params) => {
    const { field = '', order = 'ASC' } = params.sort ?? {};
    const filter = { ...(params.filter as object) };
    const parts = partsOf(field, order, columnsOf.get(resource)?.[field] ?? {});
    if (parts.length === 0 || field in filter) return provider.getList(resource, params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
    const read = (condition: string, place: number) =>
      provider.getList(resource, {
        ...params,
        filter: { ...filter, 'or@': condition },
        pagination: { page: place, perPage },
      });
    const firstPages = await Promise.all(parts.map((condition) => read(condition, 1)));
    const rows: (typeof firstPages)[number]['data'] = [];
    // The number of rows before the wanted page that the parts so far do not have.
    let skipped = (page - 1) * perPage;
    for (const [index, condition] of parts.entries()) {
      const { data = [], total = 0 } = firstPages[index] ?? {};
      const [place, start] = [Math.floor(skipped / perPage) + 1, skipped % perPage];
      if (skipped < total && rows.length < perPage) {
        const found = [...(place === 1 ? data : (await read(condition, place)).data)];
        if (start > 0) found.push(...(await read(condition, place + 1)).data);
        rows.push(...found.slice(start, start + perPage - rows.length));
      }
      skipped = Math.max(0, skipped - total);
    }
    return { data: rows, total: firstPages.reduce((sum, { total = 0 }) => sum + total, 0) };
  };
  return { ...provider, getList };
}
