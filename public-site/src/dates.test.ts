import { expect, test } from 'vitest';
import { longDate } from './dates';

test('a date is said in French, as the day in Paris', () => {
  expect(longDate('2026-03-12T08:30:00+00:00')).toBe('12 mars 2026');
  expect(longDate('2026-03-31T22:30:00+00:00')).toBe('1 avril 2026');
});
