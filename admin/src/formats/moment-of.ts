/** Reads a day, `2025-03-01` or `01/03/2025`, or a moment; without a zone, one of this browser's, as exports write them. */
export function momentOf(cell: string): string | undefined {
  const yearFirst = cell.replace(/^(\d{2})[/.-](\d{2})[/.-](\d{4})(?=\D|$)/, '$3-$2-$1');
  const [, day = '', time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:(?:T| |, | à )(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?)?$/.exec(
      yearFirst,
    ) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  // `2025-02-30` is read as the 2nd of March.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return undefined;
  if (!time) return day;
  const moment = new Date(`${day}T${time}${(zone ?? '').replace('UTC', 'Z').replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
