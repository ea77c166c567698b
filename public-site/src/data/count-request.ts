import { administratorMark } from '@agency/supabase/administrator-mark';

/**
 * Asks the server after what a visitor of this browser came to between two pages: the server counts what it sees itself (missing
 * pages, redirects, searches without result), and takes nobody's word. Administrators are not counted.
 * @param address of the site, with its query
 */
export function countRequest(address: string): void {
  if (import.meta.env.SSR || document.cookie.includes(administratorMark)) return;
  void fetch(address, { method: 'HEAD', redirect: 'manual', keepalive: true }).catch((error: unknown) => {
    // eslint-disable-next-line no-console -- a failed count is only logged, like a view's.
    console.warn('Request not counted:', error);
  });
}
