import { readCsv } from '../../data/formats/read-csv';

/** A line as `import_subscribers` takes it. */
export type SubscriberLine = { readonly email: string; readonly consented_at: string | null };

/**
 * The subscribers of a CSV file: on each line the cell that holds an address and, if there is one, the date of consent,
 * « 2025-03-01 » or « 01/03/2025 ». Lines without an address, that of titles for instance, are left out.
 */
export const subscriberLines = (text: string): SubscriberLine[] =>
  readCsv(text).flatMap((cells) => {
    const email = cells.find((cell) => cell.includes('@'));
    if (!email) return [];
    return [{ email, consented_at: cells.map(isoDate).find((date) => date !== null) ?? null }];
  });

function isoDate(cell: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(cell) ?? [];
  const text = year ? `${year}-${month}-${day}` : /^\d{4}-\d{2}-\d{2}/.exec(cell)?.[0];
  return text && !Number.isNaN(Date.parse(text)) ? text : null;
}
