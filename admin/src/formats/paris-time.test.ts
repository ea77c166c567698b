import { describe, expect, it } from 'vitest';
import { formatParisMoment, parisMomentsOf, parisTimeOf } from './paris-time';

describe('a time of Paris', () => {
  it.each([
    ['in winter', '2027-01-15T09:00', ['2027-01-15T08:00:00+00:00']],
    ['in summer', '2027-07-15T09:00', ['2027-07-15T07:00:00+00:00']],
    ['a minute before the hour that is skipped', '2027-03-28T01:59', ['2027-03-28T00:59:00+00:00']],
    ['in the hour that is skipped', '2027-03-28T02:30', []],
    ['after the hour that is skipped', '2027-03-28T03:00', ['2027-03-28T01:00:00+00:00']],
    ['before the hour that comes twice', '2027-10-31T01:59', ['2027-10-30T23:59:00+00:00']],
    ['in the hour that comes twice', '2027-10-31T02:30', ['2027-10-31T00:30:00+00:00', '2027-10-31T01:30:00+00:00']],
    ['after the hour that comes twice', '2027-10-31T03:00', ['2027-10-31T02:00:00+00:00']],
    ['half typed', '2027-1', []],
    ['emptied', '', []],
  ])('%s, %s, is at %j', (_when, time, moments) => {
    expect(parisMomentsOf(time)).toEqual(moments);
    expect(moments.map(parisTimeOf)).toEqual(moments.map(() => time));
  });

  it('is the same wherever the browser is, for each quarter of an hour of two years', () => {
    const hours = Array.from({ length: 2 * 366 * 96 }, (_, index) => Date.UTC(2027, 0, 1) + index * 900_000);
    const lost = hours.filter((at) => !parisMomentsOf(parisTimeOf(new Date(at))).some((one) => Date.parse(one) === at));
    expect(lost).toEqual([]);
  });

  it('is written in French', () => {
    expect(formatParisMoment('2027-10-31T01:30:00+00:00')).toBe('31 octobre 2027 à 02:30');
  });
});
