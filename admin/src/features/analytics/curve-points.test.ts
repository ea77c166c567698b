import { expect, it } from 'vitest';
import { curvePoints } from './curve-points';

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

it('has a point for each whole week of a year, counted back from today (§2.4.8)', () => {
  const { unit, points } = curvePoints(days(365));
  expect([unit, points.length, points[0]]).toEqual(['week', 52, { label: '2 janv.', visitors: 7, views: 28 }]);
});
