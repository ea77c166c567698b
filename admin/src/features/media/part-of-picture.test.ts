// @module-tag spec-10-8
import { expect, it } from 'vitest';
import { partOf } from './part-of-picture';

it.each([
  ['the middle', '16:9', 100, { x: 50, y: 50 }, { width: 1600, height: 900, left: 0, top: 350 }],
  ['a point at an edge', '16:9', 100, { x: 0, y: 100 }, { width: 1600, height: 900, left: 0, top: 700 }],
  ['a quarter of its area', '1:1', 50, { x: 25, y: 25 }, { width: 800, height: 800, left: 0, top: 0 }],
])('a shape is cut around %s', (_, shape, percent, point, part) => {
  expect(partOf({ width: 1600, height: 1600 }, shape, percent, point)).toEqual(part);
});
