import { apacheFile } from './apache-file';
import { caddyFile } from './caddy-file';
import {
  encodeCharacter,
  endsWithListSuffix,
  lines,
  mostSpecific,
  type HeaderRule,
  type HostRules,
} from './host-rules';
import { nginxFile } from './nginx-file';

/** Rule files for other hosts. A host would serve them as it serves any file, but strangers must not list the redirects. */
const SERVED_OWN_FILES = ['nginx.conf', 'Caddyfile', '.htaccess', 'vercel.json'] as const;

/** Returns the files that tell hosts what to answer, by name. */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules.headers),
  _redirects: redirectsFile(rules),
  'vercel.json': vercelFile(rules),
  'nginx.conf': nginxFile(rules),
  '.htaccess': apacheFile(rules),
  Caddyfile: caddyFile(rules),
});

/** Returns the file of headers for Netlify and Cloudflare Pages. */
const headersFile = (headers: readonly HeaderRule[]): string =>
  headers
    .map(({ path, headers: named }) => [path, ...lines(named, (name, value) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');

/**
 * Returns the file of redirects for Netlify and Cloudflare Pages; the first line that matches decides. Cloudflare reads these lines before
 * it looks for files, hence the line for the assets. It skips lines with a query or a status that it does not know; Netlify obeys those
 * even if a file exists (`!`).
 */
const redirectsFile = ({ redirects, pagedLists, pages }: HostRules): string =>
  [
    ...SERVED_OWN_FILES.flatMap((name) => [`/${name} /404.html 404!`, `/${name} /404 302`]),
    ...mostSpecific(redirects, ({ from }) => from).flatMap(({ from, to, status }) =>
      [...spellings(from)].map((path) => `${path} ${to} ${status}`),
    ),
    ...pagedLists.map((list) => `${list} page=:page ${list}/page/:page 200!`),
    ...pages.filter(endsWithListSuffix).map((page) => `${page} ${page} 200`),
    ...['/:a', '/:a/:b'].flatMap((path) => PLACED_PARTS.map((part) => `${path}/${part} ${path} 301`)),
    '/page/:number / 301',
    '/admin/assets/* /admin/assets/:splat 200',
    '/admin/* /admin/ 200',
    '',
  ].join('\n');

/** `LIST_SUFFIXES` as placeholders. Only Cloudflare allows them inside a segment; Netlify reads such a segment literally and matches nothing. */
const PLACED_PARTS = ['feed', 'feed/:kind', 'rss', 'page/:number', 'comment-page-:number', 'embed', 'amp'];

/**
 * Returns the spellings of an address for which Cloudflare needs a line, because it compares character by character: with the escapes of
 * browsers, and with those of WordPress. `:` stays unless it names a placeholder.
 */
function spellings(from: string): Set<string> {
  const path = from.replaceAll(/\*|:(?=[a-z])/gi, encodeCharacter);
  return new Set([path, path.replaceAll(/%[\dA-F]{2}/g, (escape) => escape.toLowerCase())]);
}

function vercelFile({ headers, redirects, pages }: HostRules): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, headers: named }) => ({
      source: path.replace('*', ':rest*'),
      headers: lines(named, (key, value) => ({ key, value })),
    })),
    redirects: [...SERVED_OWN_FILES.map((name) => ({ from: `/${name}`, to: '/404', status: 302 })), ...redirects]
      .map(({ from, to, status }) => ({ source: escaped(from), destination: to, statusCode: status }))
      .concat(listSuffixesOf(pages)),
    rewrites: [{ source: '/admin/:path*', destination: '/admin' }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Characters that have a meaning in Vercel's patterns. */
const escaped = (path: string): string => path.replaceAll(/[()[\]{}*+?:|]/g, '\\$&');

/** Redirects the list suffixes of pages. Vercel allows no group inside a group. */
const listSuffixesOf = (pages: readonly string[]) => [
  {
    source: `/:path((?!${[...pages.filter(endsWithListSuffix).map((page) => `${page.slice(1)}$`), 'blog/categorie/', 'blog/auteur/', 'lettre/', 'admin/'].join('|')}).+)/:part(feed|feed/rss2?|feed/atom|feed/rdf|rss|page/\\d+|comment-page-\\d+|embed|amp)`,
    destination: '/:path',
    statusCode: 301,
  },
  { source: '/page/:number(\\d+)', destination: '/', statusCode: 301 },
];
