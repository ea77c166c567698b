import { expect, test } from 'vitest';
import { initialsOf, tradeAndPlace } from './people';

test.each([
  ['Sandrine Lebreton', 'SL'],
  ['Maëlle Le Goff', 'ML'],
  [' élodie  dupont ', 'ÉD'],
  ['Ana', 'A'],
])('%s: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['Laval', 'plombière à Laval'],
  ['La Rochelle', 'plombière à La Rochelle'],
  ['Le Mans', 'plombière au Mans'],
  ['Les Ulis', 'plombière aux Ulis'],
  ['Lesneven', 'plombière à Lesneven'],
  ['', 'plombière'],
])('in %s: %s', (place, words) => {
  expect(tradeAndPlace({ trade: 'plombière', place })).toBe(words);
});

test('a place alone stands by itself', () => {
  expect(tradeAndPlace({ trade: '', place: 'Laval' })).toBe('Laval');
});
