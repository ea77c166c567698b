import { parisMomentsOf, parisTimeOf } from '../../../formats/paris-time';

/** Days and months are strings, `2027-03-28` and `2027-03`, without a time zone. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const dateOf = (day: string): Date => new Date(`${day}T00:00Z`);

export const addDays = (day: string, count: number): string =>
  dayOf(new Date(dateOf(day).getTime() + count * 86_400_000));

export function addMonths(month: string, count: number): string {
  const date = dateOf(`${month}-01`);
  return dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count))).slice(0, 7);
}

export const parisDayOf = (moment: string | Date): string => parisTimeOf(moment).slice(0, 10);

/** The weeks of a month, from Monday to Sunday, including the days before and after the month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((dateOf(first).getUTCDay() + 6) % 7));
  const weeks = Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(monday, week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => day.startsWith(month)));
}

/** Moves a moment to another day, at the same time in Paris, or an hour later if the clocks skip that time on that day. */
export function movedToDay(moment: string, day: string): string {
  const time = `${day}${parisTimeOf(moment).slice(10)}`;
  const [found] = parisMomentsOf(time);
  if (found) return found;
  const later = time.replace(/T\d\d/, (hour) => `T0${Number(hour.slice(1)) + 1}`);
  return parisMomentsOf(later)[0] ?? moment;
}
