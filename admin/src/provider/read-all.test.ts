// @module-tag spec-10-5
// @module-tag spec-2-4-3
// @module-tag spec-2-4-5
import type { GetListParams, SortPayload } from 'react-admin';
import { expect, it } from 'vitest';
import { afterId, readAll } from './read-all';

const collator = new Intl.Collator('fr', { numeric: true });
const inOrder = ({ field, order }: SortPayload, one: object, other: object): number => {
  const [a, b] = [one, other].map((row) => String(Object.entries(row).find(([name]) => name === field)?.[1])) as [
    string,
    string,
  ];
  return order === 'ASC' ? collator.compare(a, b) : collator.compare(b, a);
};

interface Row {
  readonly id: string;
  readonly title: string;
  readonly view_count: number;
}

const row = (number: number): Row => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title: `Ligne ${(number * 7) % 100}`,
  view_count: (number * 13) % 50,
});
const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => row(first + index));
const columns = ['id', 'title', 'view_count'];

/** Answers as the API does: the rows after an id, a thousand at most. */
function tableOf(rows: Row[], meanwhile: () => void = () => {}) {
  const requests: GetListParams[] = [];
  const getList = (_: string, params: GetListParams) => {
    requests.push(params);
    const { sort, pagination } = params;
    if (sort && !(afterId in (params.filter as object))) {
      const { page = 1, perPage = 25 } = pagination ?? {};
      const shown = rows
        .toSorted((one, other) => inOrder(sort, one, other))
        .slice((page - 1) * perPage, page * perPage);
      return Promise.resolve({ data: shown as never[], total: rows.length });
    }
    const { [afterId]: id, least = 0 } = params.filter as { readonly [afterId]: string; readonly least?: number };
    expect(params.sort).toEqual({ field: 'id', order: 'ASC' });
    const remaining = rows
      .filter((one) => one.id > id && one.view_count >= least)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    meanwhile();
    return Promise.resolve({ data: remaining.slice(0, 1000) as never[], total: remaining.length });
  };
  return { provider: { getList }, requests };
}

it('reads beyond the first thousand rows', async () => {
  const rows = rowsFrom(1, 2345);
  const { provider, requests } = tableOf(rows);
  expect(await readAll(provider, 'rows', { filter: {}, columns })).toHaveLength(2345);
  expect(requests).toHaveLength(3);
  expect(await readAll(provider, 'rows', { filter: { least: 25 }, columns })).toEqual(
    rows.filter(({ view_count: views }) => views >= 25),
  );
  expect(await readAll(provider, 'rows', { filter: { least: 99 }, columns })).toEqual([]);
});

it('reads each row once while others are written and deleted', async () => {
  const rows = rowsFrom(1000, 2500);
  let writes = 0;
  const { provider } = tableOf(rows, () => {
    // Adds a row before those already read, which shifts the others, and deletes one of the others.
    rows.push(row(500 - writes));
    rows.splice(
      rows.findIndex(({ id }) => id === row(1000 + writes).id),
      1,
    );
    writes += 1;
  });
  const read = await readAll<Row>(provider, 'rows', { filter: {}, columns, sort: { field: 'id', order: 'DESC' } });
  const ids = rowsFrom(1000, 2500).map(({ id }) => id);
  expect(read.map(({ id }) => id).toSorted()).toEqual(ids);
  // Deleted rows have no place in the order, so they come last.
  expect(read.slice(0, 2000).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2000));
});

it.each([
  ['title', 'ASC', (a: Row, b: Row) => collator.compare(a.title, b.title) <= 0],
  ['title', 'DESC', (a: Row, b: Row) => collator.compare(a.title, b.title) >= 0],
  ['view_count', 'ASC', (a: Row, b: Row) => a.view_count <= b.view_count],
  ['view_count', 'DESC', (a: Row, b: Row) => a.view_count >= b.view_count],
] as const)('gives them in the list’s order: %s %s', async (field, order, follows) => {
  const { provider } = tableOf(rowsFrom(1, 1500));
  const read = await readAll<Row>(provider, 'rows', { filter: {}, columns, sort: { field, order } });
  const pairs = read.slice(1).map((one, index) => [read[index], one] as const);
  expect(pairs.filter(([one, next]) => !one || !follows(one, next))).toEqual([]);
  expect(
    pairs.filter(([one, next]) => one?.[field] === next[field] && one.id > next.id),
    'equals by id',
  ).toEqual([]);
});
