import { identity } from '@agency-site/brand/identity';

const timeZone = 'Europe/Paris';

/** Writes `2027-10-31 02:30`, which is the Swedish format. */
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
const moment = new Intl.DateTimeFormat(identity.locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
const short = new Intl.DateTimeFormat(identity.locale, { dateStyle: 'short', timeStyle: 'short', timeZone });

/** A moment in the time of Paris: « 31 octobre 2027 à 02:30 ». */
export const formatParisMoment = (at: string): string => moment.format(new Date(at));

/** A moment in the time of Paris, in short: « 31/10/2027 02:30 ». */
export const formatParisDateTime = (at: string): string => short.format(new Date(at));

/** The time that clocks in Paris show at a moment, in the format of an input of type `datetime-local`: `2027-10-31T02:30`. */
export const parisTimeOf = (at: string | Date): string => clock.format(new Date(at)).replace(' ', 'T');

/** The moment of a time in Paris, `09:00`, on the day after another moment, or on the first Monday after that one. */
export function parisMomentAfter(from: Date, day: 'tomorrow' | 'monday', time: string): string {
  const date = new Date(`${parisTimeOf(from).slice(0, 10)}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + (day === 'tomorrow' ? 1 : 7 - ((date.getUTCDay() + 6) % 7)));
  return parisMomentsOf(`${date.toISOString().slice(0, 10)}T${time}`)[0] ?? date.toISOString();
}

/** The minutes by which Paris is ahead of UTC, in summer and in winter. */
const offsets = [120, 60];

/**
 * The moments at which clocks in Paris show a time: none in the hour that they skip in March, two in the hour that they repeat in
 * October, summer time first.
 * @param time for example `2027-10-31T02:30`
 * @returns the moments in the format of the database, such as `2027-10-31T00:30:00+00:00`
 */
export const parisMomentsOf = (time: string): string[] =>
  offsets.flatMap((offset) => {
    const utc = Date.parse(`${time}Z`);
    if (Number.isNaN(utc)) return [];
    const at = new Date(utc - offset * 60_000);
    return parisTimeOf(at) === time.slice(0, 16) ? [at.toISOString().replace('.000Z', '+00:00')] : [];
  });
