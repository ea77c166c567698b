import { cachedForever, publicMediaPath } from '@agency/domain/media';
import { cachedAnHour } from '../http/static-files';

/** Headers for every path of a pattern, in which « * » at the end stands for any rest. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RedirectRule {
  /** Percent-encoded, without a query. */
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** What a host of files has to know beside the files; `host-files.ts` writes it in the words of each host. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Paths of lists whose pages are files of their own, `?page=2` of `/blog` being `/blog/page/2`. */
  readonly pagedLists: readonly string[];
}

/** The server's headers that are the same for every path. */
const SHARED = ['strict-transport-security', 'referrer-policy', 'x-content-type-options', 'permissions-policy'];

const cached = (lifetime: string) => (path: string) => ({ path, headers: { 'cache-control': lifetime } });

/**
 * The headers of a static site. No two rules set the same header of a path: some hosts would join both values, others take
 * the last. Documents need no rule for their lifetime, because hosts have them revalidated.
 * @param served headers that the server answered a page with
 */
export function headerRules(served: Headers): HeaderRule[] {
  const shared = Object.fromEntries(SHARED.map((name) => [name, served.get(name) ?? '']));
  return [
    // The rest of the policy is in each document. Two of them are framed, by our own pages.
    { path: '/*', headers: { ...shared, 'content-security-policy': "frame-ancestors 'self'" } },
    { path: '/admin/*', headers: { 'cross-origin-opener-policy': 'same-origin', 'x-robots-tag': 'noindex' } },
    { path: '/video/*', headers: { 'x-robots-tag': 'noindex' } },
    ...['/assets/*', '/admin/assets/*', `${publicMediaPath}*`].map(cached(cachedForever)),
    ...['/illustrations/*', '/social/*', '/icons/*', '/logo.svg', '/favicon.ico', '/apple-touch-icon.png'].map(
      cached(cachedAnHour),
    ),
  ];
}
