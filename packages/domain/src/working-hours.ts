// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and an ambient declaration is no module
/// <reference path="./jours-feries.d.ts" />
import holidaysOf from '@socialgouv/jours-feries';

const HOUR = 3_600_000;
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** The date and time that clocks in Paris show, as if they were those of UTC: so each day has 24 hours. */
const shownInParis = (at: Date): number => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);

function isDayOff(day: Date): boolean {
  if (day.getUTCDay() % 6 === 0) return true;
  // Noons: the library adds days of 24 hours, so some of its midnights are an hour off where clocks changed meanwhile.
  const noons = Object.values(holidaysOf(day.getUTCFullYear())).map((at) => new Date(at.getTime() + 12 * HOUR));
  return noons.some((noon) => noon.getMonth() === day.getUTCMonth() && noon.getDate() === day.getUTCDate());
}

/**
 * The hours between two moments during which the agency is open (specification §9): Monday to Friday, 9 to 18 in Paris, except on public
 * holidays of France.
 * @param most days after that many hours are not looked at
 */
export function workingHours(since: Date, until: Date, most = Infinity): number {
  const [from, to] = [shownInParis(since), shownInParis(until)];
  let hours = 0;
  for (let day = from - (from % (24 * HOUR)); day < to && hours < most; day += 24 * HOUR) {
    const open = Math.min(to, day + 18 * HOUR) - Math.max(from, day + 9 * HOUR);
    if (open > 0 && !isDayOff(new Date(day))) hours += open / HOUR;
  }
  return hours;
}

const promisedHours = 24;

/** « reste 3 h » of the working hours in which the site promises an answer (specification §9), or that it is late. */
export function timeToAnswer(receivedAt: string, now = new Date()): string {
  const left = promisedHours - workingHours(new Date(receivedAt), now, promisedHours);
  return left > 0 ? `reste ${Math.ceil(left)}\u00A0h` : 'réponse en retard';
}
