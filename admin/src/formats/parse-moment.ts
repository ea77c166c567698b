/**
 * Reads a day, `2025-03-01`, `01/03/2025` or `1/3/2025`, alone or with a time. A time without a zone is in the time zone of the browser,
 * as in exports.
 * @returns the day, or the moment as an ISO string; undefined for any other text
 */
export function parseMoment(cell: string): string | undefined {
  const padded = cell.replaceAll(/(?<!\d|:\d\d\.)\d(?!\d)/g, '0$&');
  const yearFirst = padded.replace(/^(\d{2})[/.-](\d{2})[/.-](\d{4})(?=\D|$)/, '$3-$2-$1');
  const [, day = '', time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:(?:T| |, | à )(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?)?$/.exec(
      yearFirst,
    ) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  // Refuses days that do not exist: `Date` reads `2025-02-30` as March 2.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  if (!time) return day;
  const moment = new Date(`${day}T${time}${(zone ?? '').replace('UTC', 'Z').replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
