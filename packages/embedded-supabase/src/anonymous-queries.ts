const MAX_PARENTHESES = 12;
const MAX_DEPTH = 3;
const MAX_PATTERN_FILTERS = 4;
/** Related tables have columns of the same name. */
const MAX_MENTIONS = 4;

/**
 * Whether an anonymous query could cost far more than any page of the site needs: a column many times, nested embeds,
 * hundreds of pattern filters, regular expressions. The statement timeout of the database limits whatever passes.
 * @param parameters the query string of a request below /rest/v1
 */
export function isTooComplex(parameters: URLSearchParams): boolean {
  if (parameters.getAll('select').some((select) => repeatsColumn(select) || namesOften(select))) return true;
  const text = [...parameters].map(([name, value]) => `${name}=${value}`).join('&');
  // Each by itself: what one closes, another has not opened.
  const depth = Math.max(0, ...[...parameters].flat().map(depthOf));
  if ((text.match(/\(/g)?.length ?? 0) > MAX_PARENTHESES || depth > MAX_DEPTH) return true;
  // Regular expressions, and like(any) or like(all), which take any number of patterns in one filter.
  if (/\b(i?match[.(]|i?like\()/.test(text)) return true;
  return (text.match(/\bi?like\./g)?.length ?? 0) > MAX_PATTERN_FILTERS;
}

/** Whether a word stands there many times. However lite reads aliases and quotes, a column that it sends so often is named so often. */
function namesOften(select: string): boolean {
  const counts = new Map<string, number>();
  for (const [word] of select.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Math.max(0, ...counts.values()) > MAX_MENTIONS;
}

/** How deep parentheses are nested at most; one that closes nothing counts for nothing. */
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
 * Whether a `select` names a column, or a related table, more than once: under other names (`a:content,
 * b:content`), in other types (`content::text`) or by parts (`tags->0`). Each time would be sent.
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

/** Whether a `select` names the text of articles or pages; without one, all columns are selected. */
export const selectsContent = (select: string | null): boolean => !select || /\bcontent\b|\*/.test(select);

/** The column or table of `alias:name::type`, `name->part`, `name!hint` or `...name`. */
const nameOf = (item: string): string =>
  item
    .replaceAll(/["\s]/g, '')
    .replace(/^[^:]*:(?!:)/, '')
    .replace(/^\.\.\./, '')
    .replace(/(::|->|!|\.).*$/, '');

/** The most rows that an anonymous query gets; with the text of articles, the most it gets of those. */
const MAX_ROWS = { short: 100, withContent: 3 };

/** A table, or the function whose answer is a list: other functions answer with one thing. */
const LIST = /^\/rest\/v1\/(?:\w+|rpc\/search_posts)$/;

/**
 * Lowers the limit of an anonymous request, as the API's own `max_rows` does. Pages are rendered
 * without this limit: the sitemap reads a thousand rows at once.
 */
export function limitRows(request: Request): Request {
  const url = new URL(request.url);
  const isCall = url.pathname.includes('/rpc/');
  if (!LIST.test(url.pathname) || (request.method !== 'GET' && request.method !== 'HEAD' && !isCall)) return request;
  const most = selectsContent(url.searchParams.get('select')) ? MAX_ROWS.withContent : MAX_ROWS.short;
  // Digits alone: what is a number here (`1e0`, nothing at all) may be none for lite, and so no limit.
  const asked = url.searchParams.getAll('limit').filter((limit) => /^\d+$/.test(limit));
  url.searchParams.set('limit', String(Math.min(most, ...asked.map(Number))));
  const limited = new Request(url, request);
  // The other way to limit rows.
  limited.headers.delete('range');
  return limited;
}
