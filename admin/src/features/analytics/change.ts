import { identity } from '@agency/brand/identity';

const percentage = new Intl.NumberFormat(identity.locale, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** A count compared with that of the period before, in words; without a percentage when that was 0. */
export function changeSince(now: number, before: number, days: number): string {
  const period = `les ${days}\u00A0jours précédents`;
  if (before === 0) return `aucun ${period}`;
  const change = now / before - 1;
  if (change === 0) return `autant que ${period}`;
  if (Math.abs(change) < 0.005) return `à peu près autant que ${period}`;
  return `${percentage.format(change).replace('-', '−')} par rapport aux ${days}\u00A0jours précédents`;
}

/** The same in short, for a list of figures: « +12 % », « stable »; undefined without anything to compare with. */
export function changeInShort(now: number | null, before: number | null): string | undefined {
  if (now === null || !before) return undefined;
  const change = now / before - 1;
  return Math.abs(change) < 0.005 ? 'stable' : percentage.format(change).replace('-', '−');
}
