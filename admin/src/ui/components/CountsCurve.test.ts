import { expect, it } from 'vitest';
import { curveOf } from './CountsCurve';

it('draws from left to right, the highest count at the top', () => {
  expect(curveOf([0, 2, 1], { width: 100, height: 40 })).toBe('0,40 50,0 100,20');
});

it('stays on the ground when nothing came', () => {
  expect(curveOf([0, 0], { width: 100, height: 40 })).toBe('0,40 100,40');
});

it('draws nothing of nothing', () => {
  expect(curveOf([], { width: 100, height: 40 })).toBe('');
});
