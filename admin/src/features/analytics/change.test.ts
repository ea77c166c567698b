import { expect, it } from 'vitest';
import { changeInShort, changeSince } from './change';

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

it.each([
  [6, 4, '+50 % par rapport aux 30 jours précédents'],
  [3, 4, '−25 % par rapport aux 30 jours précédents'],
  [4, 4, 'autant que les 30 jours précédents'],
  [1001, 1000, 'à peu près autant que les 30 jours précédents'],
  [4, 0, 'aucun les 30 jours précédents'],
  [0, 0, 'aucun les 30 jours précédents'],
])('%i after %i: %s (§2.4.8)', (now, before, sentence) => {
  expect(plain(changeSince(now, before, 30))).toBe(sentence);
});

it.each([
  [6, 4, '+50 %'],
  [3, 4, '−25 %'],
  [1001, 1000, 'stable'],
  [4, 0, undefined],
])('%i after %i in short: %s (§2.4.8)', (now, before, short) => {
  expect(changeInShort(now, before)?.replace(/[\u00A0\u202F]/g, ' ')).toBe(short);
});
