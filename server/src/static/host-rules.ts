import { publicFilesPath } from '@agency-site/domain/files';
import { cachedForever, publicMediaPath } from '@agency-site/domain/media';
import { cachedAnHour } from '../http/static-files';

/** Headers for every path of a pattern, in which `*` at the end stands for any ending. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RedirectRule {
  /** A path in canonical spelling (domain's canonical-path.ts), without a query. */
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

/** The rules that a static host needs beside the files; `host-files.ts` writes them in the syntax of each host. */
export interface HostRules {
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  /** Paths of lists whose pages are files of their own, `?page=2` of `/blog` being `/blog/page/2`. */
  readonly pagedLists: readonly string[];
  /** Paths of documents. Their other spellings and their list suffixes (`LIST_SUFFIXES`) are redirected to them. */
  readonly pages: readonly string[];
  /** Paths of files that people and programs type, in capitals too: `/robots.txt`. */
  readonly typedFiles: readonly string[];
  readonly siteUrl: string;
}

/** The server's headers that are the same for every path. */
const SHARED = ['strict-transport-security', 'referrer-policy', 'x-content-type-options', 'permissions-policy'];

const cached = (lifetime: string) => (path: string) => ({ path, headers: { 'cache-control': lifetime } });

/**
 * Returns the headers of a static site. No two rules set the same header of a path, because some hosts would join both values and others
 * take the last. Documents need no cache rule, because hosts revalidate them by default.
 * @param served headers with which the server answered a page
 */
export function headerRules(served: Headers): HeaderRule[] {
  const shared = Object.fromEntries(SHARED.map((name) => [name, served.get(name) ?? '']));
  return [
    // Each document contains the rest of the policy in a `<meta>` element. Pages of the site frame two of the documents.
    { path: '/*', headers: { ...shared, 'content-security-policy': "frame-ancestors 'self'" } },
    { path: '/admin/*', headers: { 'cross-origin-opener-policy': 'same-origin', 'x-robots-tag': 'noindex' } },
    { path: '/video/*', headers: { 'x-robots-tag': 'noindex' } },
    ...['/assets/*', '/admin/assets/*', `${publicMediaPath}*`].map(cached(cachedForever)),
    // Always a download: whatever an uploaded file contains, it never opens as a page of this origin.
    { path: `${publicFilesPath}*`, headers: { 'cache-control': cachedForever, 'content-disposition': 'attachment' } },
    ...['/illustrations/*', '/social/*', '/icons/*', '/logo.svg', '/favicon.ico', '/apple-touch-icon.png'].map(
      cached(cachedAnHour),
    ),
  ];
}

/**
 * Returns a rule for each file whose type a host cannot tell from its ending. It leaves out `.md`, for which each host has its own syntax,
 * and downloads, because a rule for one file would replace the rule for all of them.
 */
export const typeRules = (types: ReadonlyMap<string, string>): HeaderRule[] =>
  [...types]
    .filter(
      ([path, type]) =>
        /^(text|application)\//.test(type) && !path.endsWith('.md') && !path.startsWith(publicFilesPath),
    )
    .map(([path, type]) => ({ path, headers: { 'content-type': type } }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Types to which nginx has to be told to add a charset; it adds one to HTML documents anyway. */
export const TEXT_TYPES =
  'text/plain text/css text/markdown text/xml text/javascript application/javascript application/xml application/rss+xml ' +
  'image/svg+xml';
export const COMPRESSED_TYPES = `${TEXT_TYPES} application/json application/manifest+json`;

/** A pattern of the names of files that only the host reads, and of the page for missing addresses. */
export const HOST_FILES = String.raw`_headers|_redirects|vercel\.json|nginx\.conf|Caddyfile|\.htaccess|404`;

/**
 * A part of a path, as the client sent it, that neither browsers nor servers normalise: it has no backslash, which browsers read as a
 * slash, and does not begin with a dot, nor with %2e.
 */
const SEGMENT = String.raw`(?:[^./?%\x5c\s]|%[^2/?\x5c\s]|%2[^eE/?\x5c\s])[^/?\x5c\s]*`;
/** Matches a path with slashes at its end, and captures it without them. */
export const TRAILING_SLASHES = `/+(${SEGMENT}(?:/${SEGMENT})*)/+`;

/** The endings that WordPress and Ghost add to addresses, as `private.strip_list_suffix` has them. */
export const LIST_SUFFIXES = '(?:/(?:feed(?:/(?:rss2?|atom|rdf))?|rss|page/[0-9]+|comment-page-[0-9]+|embed|amp))';
const endsInListPart = new RegExp(`${LIST_SUFFIXES}$`);
/** Documents that are neither pages, articles nor case studies: the server redirects no list suffixes of them. */
export const WITHOUT_LIST_SUFFIX = '/(?:blog/(?:categorie|auteur)/|lettre/|apercu$)';
const isWithoutParts = new RegExp(`^${WITHOUT_LIST_SUFFIX}`);

export const endsWithListSuffix = (path: string): boolean => endsInListPart.test(path);
/** Returns a pattern of the list suffixes that a path may have. */
export const partsAfter = (path: string): string =>
  isWithoutParts.test(path) || endsWithListSuffix(path) ? '' : `${LIST_SUFFIXES}*`;

/** Puts a page such as `/guide/amp` first: the rule of `/guide`, which also matches its list suffixes, would redirect it otherwise. */
export const mostSpecific = <Item>(items: readonly Item[], pathOf: (item: Item) => string): Item[] =>
  [...items].toSorted((a, b) => Number(endsWithListSuffix(pathOf(b))) - Number(endsWithListSuffix(pathOf(a))));

export const lines = <Line>(
  named: Readonly<Record<string, string>>,
  write: (name: string, value: string) => Line,
): Line[] => Object.entries(named).map(([name, value]) => write(name, value));

export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * Returns a target with the query of the request. Each host has another name for that query.
 * @param query its name with `?`
 * @param more its name with `&`, for a target that has a query of its own
 */
export function targetWithQuery(to: string, query: string, more: string): string {
  const [page = '', ...fragment] = to.split(/(?=#)/);
  return page + (page.includes('?') ? more : query) + fragment.join('');
}

export const encodeCharacter = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
