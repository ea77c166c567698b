import { expect, it } from 'vitest';
import { changeInPoints, formatDuration, formatMean, formatShare, ratesOf } from './rates';
import { visits } from './sample-figures';

const plain = (text: string | undefined) => text?.replace(/[\u00A0\u202F]/g, ' ');

const totals = visits.current;

it('computes the figures of the specification from totals (§9)', () => {
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

it('has no figure of nothing (§2.4.8)', () => {
  const nothing = { ...totals, visits: 0, views: 0, seconds: 0, readings: 0 };
  expect(new Set(Object.values(ratesOf(nothing)))).toEqual(new Set([null]));
  expect([formatShare(null), formatMean(null), formatDuration(null), changeInPoints(null, 0.2)]).toEqual([
    '—',
    '—',
    '—',
    undefined,
  ]);
});

it('compares shares in points (§2.4.8)', () => {
  expect(plain(changeInPoints(0.42, 0.405))).toBe('+1,5 pt');
  expect(plain(changeInPoints(0.3, 0.32))).toBe('−2 pt');
  expect(plain(changeInPoints(0.3, 0.3))).toBe('0 pt');
});

it('writes short times in seconds', () => {
  expect(plain(formatDuration(59.6))).toBe('1 min 0 s');
  expect(plain(formatDuration(7.2))).toBe('7 s');
});
