import fakeRestDataProvider from 'ra-data-fakerest';
import { expect, it } from 'vitest';
import { readAll } from './read-all';

it('reads beyond the first thousand rows', async () => {
  const rows = Array.from({ length: 2345 }, (_, id) => ({ id, odd: id % 2 === 1 }));
  const provider = fakeRestDataProvider({ rows });
  expect(await readAll(provider, 'rows', { filter: {}, columns: ['id'] })).toHaveLength(2345);
  expect(await readAll(provider, 'rows', { filter: { odd: true }, columns: ['id'] })).toHaveLength(1172);
  expect(await readAll(provider, 'rows', { filter: { id: -1 }, columns: ['id'] })).toEqual([]);
});
