import { describe, expect, it } from 'vitest';
import { addDays, addMonths, movedToDay, parisDayOf, weeksOf } from './month';

describe('a month', () => {
  it('is made of whole weeks that begin on Mondays', () => {
    const weeks = weeksOf('2027-03');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2027-03-01',
      '2027-03-08',
      '2027-03-15',
      '2027-03-22',
      '2027-03-29',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2027-04-04');
    expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26');
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('has neighbours, over the years too', () => {
    expect([addMonths('2027-01', -1), addMonths('2027-12', 1), addMonths('2027-03', 0)]).toEqual([
      '2026-12',
      '2028-01',
      '2027-03',
    ]);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

describe('a moment that is moved', () => {
  it('keeps its time of Paris, whatever the season', () => {
    expect(movedToDay('2027-03-26T08:00:00+00:00', '2027-03-29')).toBe('2027-03-29T07:00:00+00:00');
    expect(parisDayOf('2027-03-31T22:30:00Z')).toBe('2027-04-01');
  });

  it('goes an hour on where the clocks skip its hour', () => {
    expect(movedToDay('2027-03-27T01:30:00+00:00', '2027-03-28')).toBe('2027-03-28T01:30:00+00:00');
  });
});
