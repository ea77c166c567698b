// @module-tag spec-2-4-8
// @module-tag spec-9
import { expect, it } from 'vitest';
import { barsOf } from './charts';
import { curvePoints } from './statistics';

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

it('draws at least a tenth of the height for any count, and nothing for zero', () => {
  expect(
    barsOf([
      ['a', 100],
      ['b', 1],
      ['c', 0],
    ]).map(({ length }) => length),
  ).toEqual([100, 10, 0]);
  expect(barsOf([['a', 0]]).map(({ length }) => length)).toEqual([0]);
});

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    visitors: 1,
    views: index,
  }));

it('has a point for each day of a short period', () => {
  const { unit, points } = curvePoints(days(90));
  expect([unit, points.length, points[0]]).toEqual(['day', 90, { label: '1 janv.', visitors: 1, views: 0 }]);
});

it('has a point for each whole week of a year, counted back from today', () => {
  const { unit, points } = curvePoints(days(365));
  expect([unit, points.length, points[0]]).toEqual(['week', 52, { label: '2 janv.', visitors: 7, views: 28 }]);
});
