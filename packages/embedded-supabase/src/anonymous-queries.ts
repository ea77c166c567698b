const MAX_PARENTHESES = 12;
const MAX_DEPTH = 3;
const MAX_PATTERN_FILTERS = 4;
/** The most occurrences of one name in a `select`; several are normal, because related tables have columns of the same name. */
const MAX_MENTIONS = 4;

/**
 * Whether an anonymous query could cost far more than any page of the site needs: the same column many times, nested embeds, hundreds of
 * pattern filters, regular expressions. The statement timeout of the database limits the queries that pass.
 * @param parameters the query string of a request below /rest/v1
 */
export function isTooComplex(parameters: URLSearchParams): boolean {
  if (parameters.getAll('select').some((select) => repeatsColumn(select) || namesOften(select))) return true;
  const text = [...parameters].map(([name, value]) => `${name}=${value}`).join('&');
  // The nesting of each parameter counts by itself, because parentheses in one do not close those of another.
  const depth = Math.max(0, ...[...parameters].flat().map(depthOf));
  if ((text.match(/\(/g)?.length ?? 0) > MAX_PARENTHESES || depth > MAX_DEPTH) return true;
  // Regular expressions, and like(any) or like(all), which accept any number of patterns in one filter.
  if (/\b(i?match[.(]|i?like\()/.test(text)) return true;
  return (text.match(/\bi?like\./g)?.length ?? 0) > MAX_PATTERN_FILTERS;
}

/** Whether a word occurs many times: a query that returns a column many times names it as often, whatever its aliases and quotes. */
function namesOften(select: string): boolean {
  const counts = new Map<string, number>();
  for (const [word] of select.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values()) > MAX_MENTIONS;
}

/** Returns the deepest nesting of parentheses; a closing one without an opening one does not count. */
function depthOf(text: string): number {
  let depth = 0;
  let open = 0;
  for (const character of text) {
    if (character === '(') depth = Math.max(depth, ++open);
    else if (character === ')') open = Math.max(0, open - 1);
  }
  return depth;
}

/**
 * Whether a `select` names a column, or a related table, more than once: under other names (`a:content, b:content`), in other types
 * (`content::text`) or by parts (`tags->0`). The answer would contain each of them.
 */
export function repeatsColumn(select: string): boolean {
  const seen = [new Set<string>()];
  // Each item ends at a comma or a parenthesis; an opening one begins the columns of a related table.
  for (const [, item = '', end] of select.matchAll(/([^,()]*)([,()]|$)/g)) {
    const column = nameOf(item);
    const columns = seen.at(-1);
    if (column && columns?.has(column)) return true;
    columns?.add(column);
    if (end === '(') seen.push(new Set());
    if (end === ')' && seen.length > 1) seen.pop();
  }
  return false;
}

/** Whether a `select` includes the text of articles or pages; without a `select`, the answer has all columns. */
export const selectsContent = (select: string | null): boolean => !select || /\bcontent\b|\*/.test(select);

/** The column or table of `alias:name::type`, `name->part`, `name!hint` or `...name`. */
const nameOf = (item: string): string =>
  item
    .replaceAll(/["\s]/g, '')
    .replace(/^[^:]*:(?!:)/, '')
    .replace(/^\.\.\./, '')
    .replace(/(::|->|!|\.).*$/, '');

/** The most rows that an anonymous query gets, and the most with the text of articles. */
const MAX_ROWS = { short: 100, withContent: 3 };

/** A table, or a function that returns a list: other functions return a single value. */
const LIST = /^\/rest\/v1\/(?:\w+|rpc\/search_posts)$/;

/** Caps the rows of an anonymous request, like Supabase's `max_rows`. The server's own requests have no cap: sitemaps are long. */
export function limitRows(request: Request): Request {
  const url = new URL(request.url);
  const isCall = url.pathname.includes('/rpc/');
  if (!LIST.test(url.pathname) || (request.method !== 'GET' && request.method !== 'HEAD' && !isCall)) return request;
  const most = selectsContent(url.searchParams.get('select')) ? MAX_ROWS.withContent : MAX_ROWS.short;
  // A limit counts only if it consists of digits: lite may not parse another number (`1e0`, an empty text), and would then set no limit.
  const asked = url.searchParams.getAll('limit').filter((limit) => /^\d+$/.test(limit));
  url.searchParams.set('limit', String(Math.min(most, ...asked.map(Number))));
  const limited = new Request(url, request);
  // The Range header also selects rows.
  limited.headers.delete('range');
  return limited;
}
