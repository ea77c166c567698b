import { expect, it } from 'vitest';
import { barsOf } from './bars';

it('draws each count in proportion to the highest', () => {
  expect(
    barsOf([
      ['a', 10],
      ['b', 5],
    ]),
  ).toEqual([
    { name: 'a', count: 10, length: 100 },
    { name: 'b', count: 5, length: 50 },
  ]);
});

it('draws at least a tenth of what there is, and nothing of what there is not (§9)', () => {
  expect(
    barsOf([
      ['a', 100],
      ['b', 1],
      ['c', 0],
    ]).map(({ length }) => length),
  ).toEqual([100, 10, 0]);
  expect(barsOf([['a', 0]]).map(({ length }) => length)).toEqual([0]);
});
