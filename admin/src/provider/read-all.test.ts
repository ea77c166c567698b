// @module-tag spec-10-5
// @module-tag spec-2-4-3
// @module-tag spec-2-4-5
import type { GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { afterId, readAll } from './read-all';

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
    // One row is added before those already read, which shifts the others, and one of those is deleted.
    rows.push(row(500 - writes));
    rows.splice(
      rows.findIndex(({ id }) => id === row(1000 + writes).id),
      1,
    );
    writes += 1;
  });
  const read = await readAll<Row>(provider, 'rows', { filter: {}, columns, sort: { field: 'id', order: 'DESC' } });
  expect(read.map(({ id }) => id)).toEqual(
    rowsFrom(1000, 2500)
      .map(({ id }) => id)
      .toReversed(),
  );
});

it.each([
  ['title', 'ASC', (a: Row, b: Row) => a.title <= b.title],
  ['title', 'DESC', (a: Row, b: Row) => a.title >= b.title],
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
