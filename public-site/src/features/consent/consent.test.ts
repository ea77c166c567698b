import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeChoice, readChoice } from './consent.browser';

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

// Months are counted in the visitor's time zone, so the moments are too.
const today = new Date(2026, 10, 20, 10);

test('a visitor without a stored decision has not chosen', () => {
  expect(readChoice(today)).toBeUndefined();
});

test.each(['accepted', 'refused'] as const)('« %s » is kept six months, then the question comes back', (choice) => {
  storeChoice(choice, today);
  expect(readChoice(new Date(2027, 4, 20, 9))).toBe(choice);
  expect(readChoice(new Date(2027, 4, 20, 11))).toBeUndefined();
});

test.each(['oui', '{"choice":"accepted"}'])('foreign text « %s » is no choice', (foreign) => {
  values.set('audience-measurement', foreign);
  expect(readChoice(today)).toBeUndefined();
});
