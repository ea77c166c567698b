import { expect, it } from 'vitest';
import { sparklinePoints } from './Sparkline';

it.each([
  ['from left to right, the highest count at the top', [0, 2, 1], '0,40 50,0 100,20'],
  ['along the ground when nothing came', [0, 0], '0,40 100,40'],
  ['nothing without counts', [], ''],
])('draws %s', (_, counts, points) => expect(sparklinePoints(counts, { width: 100, height: 40 })).toBe(points));
