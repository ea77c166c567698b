// @module-tag spec-2-4-8
import { expect, it } from 'vitest';
import { changeInPoints, shortChange, changeSince, formatDuration, formatMean, formatShare, ratesOf } from './rates';
import { visits } from '../../../tests/analytics';

const plain = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

const totals = visits.current;

it('computes the figures of the specification from totals', { tags: 'spec-9' }, () => {
  const { engagement, bounce, pages, duration, reading, conversion } = ratesOf(totals);
  expect(
    [
      formatShare(engagement),
      formatShare(bounce),
      formatMean(pages),
      formatDuration(duration),
      formatDuration(reading),
      formatShare(conversion),
    ].map(plain),
  ).toEqual(['42 %', '32 %', '2,4', '4 min 32 s', '1 min 35 s', '3 %']);
});

it('has no figure computed from zero', () => {
  const nothing = { ...totals, visits: 29, readings: 29 };
  expect(new Set(Object.values(ratesOf(nothing)))).toEqual(new Set([null]));
  expect([formatShare(null), formatMean(null), formatDuration(null), changeInPoints(null, 0.2)]).toEqual([
    '—',
    '—',
    '—',
    undefined,
  ]);
});

it('compares shares in points', () => {
  expect(plain(changeInPoints(0.42, 0.405))).toBe('+1,5 pt');
  expect(plain(changeInPoints(0.3, 0.32))).toBe('−2 pt');
  expect(plain(changeInPoints(0.3, 0.3))).toBe('0 pt');
});

it('writes short times in seconds', () => {
  expect(plain(formatDuration(59.6))).toBe('1 min 0 s');
  expect(plain(formatDuration(7.2))).toBe('7 s');
});

it.each([
  [6, 4, '+50 % par rapport aux 30 jours précédents'],
  [3, 4, '−25 % par rapport aux 30 jours précédents'],
  [4, 4, 'autant que les 30 jours précédents'],
  [1001, 1000, 'à peu près autant que les 30 jours précédents'],
  [4, 0, 'aucun les 30 jours précédents'],
  [0, 0, 'aucun les 30 jours précédents'],
])('%i after %i: %s', (now, before, sentence) => {
  expect(plain(changeSince(now, before, 30))).toBe(sentence);
});

it.each([
  [6, 4, '+50 %'],
  [3, 4, '−25 %'],
  [1001, 1000, 'stable'],
  [4, 0, undefined],
])('%i after %i in short: %s', (now, before, short) => {
  expect(plain(shortChange(now, before))).toBe(short);
});
