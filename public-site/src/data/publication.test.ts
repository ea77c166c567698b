// @module-tag spec-10-1
// @module-tag spec-2-4-4
import { expect, test } from 'vitest';
import { isPublic } from './publication';

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

test('a text public by the database’s clock is public, although the server’s is minutes behind', () => {
  const shown = [-60, 0, 4].map((minutes) => isPublic({ published_at: inMinutes(minutes) }));
  expect(shown).toEqual([true, true, true]);
});

test('a draft is not public, nor a text that waits for its moment', () => {
  expect([null, inMinutes(6)].map((moment) => isPublic({ published_at: moment }))).toEqual([false, false]);
});
