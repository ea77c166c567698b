import { canonicalPath, formerQueryNames } from '@agency-site/domain/canonical-path';
import type { CsvRow } from '@agency-site/import/csv';
import { countOf } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';
import type { CsvOutcome } from '../../ui/components/CsvImport';
import type { CsvFile } from '../../ui/components/read-rows-of';

/** A redirect as the database function `import_redirects` takes it. */
export type RedirectLine = {
  readonly from_path: string;
  readonly to_address: string;
  readonly kind: 'permanent' | 'temporary';
};

/** Removes the origin from a pasted address of this site. */
export const withoutOwnOrigin = (pasted: string): string => {
  const { origin } = window.location;
  return pasted.startsWith(`${origin}/`) ? pasted.slice(origin.length) : pasted;
};

/** The titles of columns in our own export and in those of WordPress plug-ins for redirects. */
const titles = {
  from: /ancien|^source|^from|^old|^origin/i,
  to: /nouvel|^target|^to\b|^new|destination|cible/i,
  kind: /^(type|code|(action|status) code)$|^kind/i,
  regex: /^(regex|matching|format)$/i,
};
type Places = Readonly<Record<keyof typeof titles, number>>;

const isAddress = (cell: string): boolean => /^(\/|https?:)/i.test(cell);

/** A short link of WordPress, such as `/?p=12`. Only its query counts as a part of the address. */
const shortLink = new RegExp(String.raw`^/?\?(?:${formerQueryNames.join('|')})=[\w-]+$`, 'i');

/** The part of an address that the site compares, as in `private.canonical_path`; undefined if a query or fragment would be lost. */
function comparedPart(from: string): string | undefined {
  const local = from.replaceAll('\\', '/').replace(/^https?:\/\/[^/?#]+/i, '');
  if (shortLink.test(local)) return local.toLowerCase().replace(/^\/?/, '/');
  return /[?#]./.test(local) ? undefined : canonicalPath(`/${local.replace(/[?#]$/, '')}`);
}

/**
 * Reads the redirects of a CSV file: former address, new address, and 301 or 302, in this order or as a line of titles says.
 * @returns the redirects, and a sentence for each refused line; with any refused line, nothing is imported
 */
export function readRedirects(rows: readonly CsvRow[]): {
  readonly lines: readonly RedirectLine[];
  readonly refused: readonly string[];
} {
  const [first] = rows;
  const hasTitles = first !== undefined && !first.cells.some(isAddress);
  const places = placesIn(hasTitles ? first.cells : []);
  const lines = new Map<string, RedirectLine>();
  const refused: string[] = [];
  for (const { line, cells } of hasTitles ? rows.slice(1) : rows) {
    const read = readLine(cells, places);
    const known = typeof read === 'string' ? undefined : lines.get(read.compared);
    const isOther =
      typeof read !== 'string' && known && (known.to_address !== read.to_address || known.kind !== read.kind);
    if (typeof read === 'string') refused.push(`Ligne ${line}\u00A0: ${read}`);
    else if (isOther) refused.push(`Ligne ${line}\u00A0: ${read.from_path} mène déjà à ${known.to_address} plus haut.`);
    else lines.set(read.compared, { from_path: read.from_path, to_address: read.to_address, kind: read.kind });
  }
  return { lines: [...lines.values()], refused };
}

function placesIn(cells: readonly string[]): Places {
  const placeOf = (shape: RegExp): number => cells.findIndex((cell) => shape.test(cell));
  const named = {
    from: placeOf(titles.from),
    to: placeOf(titles.to),
    kind: placeOf(titles.kind),
    regex: placeOf(titles.regex),
  };
  return named.from >= 0 && named.to >= 0 ? named : { from: 0, to: 1, kind: 2, regex: -1 };
}

function readLine(cells: readonly string[], places: Places): (RedirectLine & { readonly compared: string }) | string {
  const [from = '', to = ''] = [cells[places.from], cells[places.to]];
  const kind = kindOf(cells[places.kind] ?? '');
  if (!from || !to) return 'il y manque une adresse.';
  if (/^(1|regex)$/i.test(cells[places.regex] ?? '')) return `${from} est une expression, pas une adresse.`;
  if (!kind) return `«\u00A0${cells[places.kind]}\u00A0» n’est ni 301 ni 302.`;
  const compared = comparedPart(from);
  if (!compared)
    return `${from} a des paramètres (ce qui suit «\u00A0?\u00A0» ou «\u00A0#\u00A0»), que les redirections ne lisent pas.`;
  return { compared, from_path: from, to_address: withoutOwnOrigin(to), kind };
}

function kindOf(cell: string): RedirectLine['kind'] | undefined {
  if (/30[237]|tempor/i.test(cell)) return 'temporary';
  return cell === '' || /30[18]|perman|d[eé]finit/i.test(cell) ? 'permanent' : undefined;
}

/** Imports the redirects of a file: all of them, or none if a line is refused. */
export async function importRedirects(provider: BackOfficeData, { rows }: CsvFile): Promise<CsvOutcome> {
  const { lines, refused } = readRedirects(rows);
  if (refused.length > 0) return { left: refused };
  const total = await provider.callFunction('import_redirects', { lines: [...lines] });
  return { done: countOf(total, 'redirection importée', 'redirections importées'), left: [] };
}
