import { readCsv } from '../../data/formats/read-csv';
import { type kinds, withoutOwnOrigin } from './redirect';

/** A line as `import_redirects` takes it. */
export type RedirectLine = {
  readonly from_path: string;
  readonly to_address: string;
  readonly kind: keyof typeof kinds;
};

/** The redirects of a CSV file: former address, new address, and 301 or 302. A line of titles and empty lines are left out. */
export const redirectLines = (text: string): RedirectLine[] =>
  readCsv(text)
    .map(([from = '', to = '', kind = '']) => ({ from, to, kind }))
    .filter(({ from, to }, index) => (from || to) && (index > 0 || isAddress(from)))
    .map(({ from, to, kind }) => ({
      from_path: from,
      to_address: withoutOwnOrigin(to),
      kind: /302|307|tempor/i.test(kind) ? 'temporary' : 'permanent',
    }));

const isAddress = (cell: string): boolean => /^(\/|https?:)/i.test(cell);
