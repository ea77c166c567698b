import type { HeaderRule, HostRules, RedirectRule } from './host-rules';

/** The files that tell hosts what to answer, by name. */
export const hostFiles = (rules: HostRules): Readonly<Record<string, string>> => ({
  _headers: headersFile(rules.headers),
  _redirects: redirectsFile(rules),
  'vercel.json': vercelFile(rules),
  'nginx.conf': nginxFile(rules),
});

/** Netlify and Cloudflare Pages. */
const headersFile = (headers: readonly HeaderRule[]): string =>
  headers
    .map(({ path, headers: named }) => [path, ...lines(named, (name, value) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n');

/**
 * Netlify and Cloudflare Pages, the first line that fits. Cloudflare looks at these lines before it looks for files, hence
 * the one for the assets; it skips those with a query, which Netlify obeys although there is a file (« ! »).
 */
const redirectsFile = ({ redirects, pagedLists }: HostRules): string =>
  [
    ...redirects.map(({ from, to, status }) => `${from.replaceAll(/[:*]/g, encodeSign)} ${to} ${status}`),
    ...pagedLists.map((list) => `${list} page=:page ${list}/page/:page 200!`),
    '/admin/assets/* /admin/assets/:splat 200',
    '/admin/* /admin/ 200',
    '',
  ].join('\n');

function vercelFile({ headers, redirects }: HostRules): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map(({ path, headers: named }) => ({
      source: path.replace('*', ':rest*'),
      headers: lines(named, (key, value) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to, status }) => ({
      source: escaped(from),
      destination: to,
      statusCode: status,
    })),
    rewrites: [{ source: '/admin/:path*', destination: '/admin' }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Signs that mean something in Vercel's patterns. */
const escaped = (path: string): string => path.replaceAll(/[()[\]{}*+?:|]/g, '\\$&');

/** What to include in a `server` of nginx whose `root` is the folder. */
function nginxFile({ headers, redirects, pagedLists }: HostRules): string {
  const [everywhere, ...others] = headers;
  // Variables, because a location that adds a header would lose all others; nginx leaves out those without a value.
  const names = new Set(others.flatMap(({ headers: named }) => Object.keys(named)));
  const initial = { 'cache-control': 'no-cache' } as Readonly<Record<string, string>>;
  return [
    'error_page 404 /404.html;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_types text/css text/xml application/javascript text/javascript application/json image/svg+xml;',
    ...lines(everywhere?.headers ?? {}, (name, value) => addHeader(name, quoted(value))),
    ...[...names].flatMap((name) => [setHeader(name, initial[name] ?? ''), addHeader(name, variable(name))]),
    'location ~ ^/(_headers|_redirects|vercel\\.json|nginx\\.conf)$ { return 404; }',
    'location = /admin { return 301 /admin/; }',
    'location = /site.webmanifest { default_type application/manifest+json; }',
    ...pagedLists.flatMap((list) => [
      `location = ${list} {`,
      `  if ($arg_page ~ "^[0-9]+$") { rewrite ^ ${list}/page/$arg_page.html last; }`,
      '  try_files $uri.html =404;',
      '}',
    ]),
    ...others.flatMap(({ path, headers: named }) => [
      `location ${path.endsWith('*') ? '^~' : '='} ${path.replace('*', '')} {`,
      ...lines(named, (name, value) => `  ${setHeader(name, value)}`),
      `  try_files $uri ${path === '/admin/*' ? '/admin/index.html' : '$uri.html'} =404;`,
      '}',
    ]),
    ...nginxRedirects(redirects),
    'location = / { try_files /index.html =404; }',
    'location / {',
    // As it was sent: « rewrite » would write « /%5Cexample.com/ » decoded, which browsers read as the name of a host.
    `  if ($request_uri ~* "^/+(${SEGMENT}(?:/${SEGMENT})*)/+(\\?|$)") { return 301 /$1$is_args$args; }`,
    '  try_files $uri $uri.html =404;',
    '}',
    '',
  ].join('\n');
}

/** A part of a path that neither browsers nor nginx leave out, with no backslash, which browsers read as a slash. */
const SEGMENT = String.raw`(?!\.|%2e)[^/?\x5c]+`;

/** nginx compares decoded paths, of which it takes none twice, and puts variables into the target. */
function nginxRedirects(redirects: readonly RedirectRule[]): string[] {
  const byPath = new Map(redirects.toReversed().map((rule) => [nginxPath(rule.from), rule]));
  return [...byPath].toReversed().map(([path, { to, status }]) => {
    const [page = '', ...fragment] = to.replaceAll('$', encodeSign).split(/(?=#)/);
    const target = page.includes('?') ? page : `${page}$is_args$args`;
    return `location ${path} { return ${status} ${quoted(target + fragment.join(''))}; }`;
  });
}

/** A path as nginx compares it: as words, or byte by byte where it is none in UTF-8, as old sites wrote their addresses. */
function nginxPath(path: string): string {
  try {
    return `= ${quoted(decodeURIComponent(path))}`;
  } catch {
    const bytes = path.replaceAll(
      /%([\dA-F]{2})|[^\w/-]/gi,
      (sign, hex?: string) => `\\x${hex ?? encodeSign(sign).slice(1)}`,
    );
    return `~ "^${bytes}$"`;
  }
}

const encodeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

const lines = <Line>(named: Readonly<Record<string, string>>, write: (name: string, value: string) => Line): Line[] =>
  Object.entries(named).map(([name, value]) => write(name, value));

const variable = (name: string): string => `$${name.replaceAll('-', '_')}`;
const setHeader = (name: string, value: string): string => `set ${variable(name)} ${quoted(value)};`;
const addHeader = (name: string, value: string): string => `add_header ${name} ${value} always;`;

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
