import { selectsContent } from './selected-columns';

/** The most rows that an anonymous query gets; with the text of articles, the most it gets of those. */
const MAX_ROWS = { short: 100, withContent: 3 };

/** A table, or the function whose answer is a list: other functions answer with one thing. */
const LIST = /^\/rest\/v1\/(?:\w+|rpc\/search_posts)$/;

/**
 * Lowers the number of rows that an anonymous request asks for, as the API's own `max_rows` does. Pages are rendered
 * without this limit: the sitemap reads a thousand rows at once.
 */
export function limitRows(request: Request): Request {
  const url = new URL(request.url);
  const isCall = url.pathname.includes('/rpc/');
  if (!LIST.test(url.pathname) || (request.method !== 'GET' && !isCall)) return request;
  const most = selectsContent(url.searchParams.get('select')) ? MAX_ROWS.withContent : MAX_ROWS.short;
  const asked = url.searchParams.getAll('limit').map(Number);
  if (asked.length !== 1 || !asked.every((limit) => limit <= most)) {
    url.searchParams.set('limit', String(Math.min(most, ...asked.filter((limit) => limit >= 0))));
  }
  const limited = new Request(url, request);
  // The other way to ask for rows.
  limited.headers.delete('range');
  return limited;
}
