import {
  COMPRESSED_TYPES,
  encodeCharacter,
  lines,
  HOST_FILES,
  quoted,
  LIST_SUFFIXES,
  mostSpecific,
  partsAfter,
  TRAILING_SLASHES,
  targetWithQuery,
  TEXT_TYPES,
  type HeaderRule,
  type HostRules,
  type RedirectRule,
} from './host-rules';

/** Returns a file to include in the `server` block of nginx whose `root` is the folder of the static site. */
export function nginxFile({ headers, redirects, pagedLists, pages, typedFiles }: HostRules): string {
  const [everywhere, ...others] = headers;
  // Variables, because a location that adds a header would lose all others; nginx leaves out headers with an empty value.
  const names = new Set(others.flatMap(({ headers: named }) => Object.keys(named)).filter((name) => name !== TYPE));
  const initial = { 'cache-control': 'no-cache' } as Readonly<Record<string, string>>;
  return [
    'error_page 404 /404.html;',
    'location = /404.html { internal; }',
    'set $and_args "";',
    'if ($args) { set $and_args &$args; }',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${TEXT_TYPES};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${COMPRESSED_TYPES};`,
    ...lines(everywhere?.headers ?? {}, (name, value) => addHeader(name, quoted(value))),
    ...[...names].flatMap((name) => [setHeader(name, initial[name] ?? ''), addHeader(name, variable(name))]),
    `location ~ ^/(${HOST_FILES})$ { return 404; }`,
    'location ~* ^/admin/?$ { return 301 /admin/; }',
    ...pagedLists.flatMap((list) => [
      `location = ${list} {`,
      `  ${unlessAt(list)}`,
      `  if ($arg_page ~ "^[0-9]+$") { rewrite ^ ${list}/page/$arg_page.html last; }`,
      '  try_files $uri.html =404;',
      '}',
    ]),
    ...others.flatMap(nginxHeaders),
    ...mostSpecific(redirects, ({ from }) => from).map(nginxRedirect),
    ...mostSpecific(pages, (page) => page).map((page) => nginxPage(page)),
    ...typedFiles.map((path) => nginxPage(path, '')),
    `location ~* "^/page/[0-9]+${LIST_SUFFIXES}*/*$" { return 301 /$is_args$args; }`,
    String.raw`location ~ \.md$ { types {} default_type text/markdown; try_files $uri =404; }`,
    'location = / { try_files /index.html =404; }',
    'location / {',
    // `$request_uri` is the address that the client sent, also after an internal rewrite.
    String.raw`  if ($request_uri ~ "^[^?]*\.html(\?|$)") { return 404; }`,
    // The path as the client sent it: `rewrite` would write `/%5Cexample.com/` decoded, which browsers read as the name of a host.
    `  if ($request_uri ~ "^${TRAILING_SLASHES}(\\?|$)") { return 301 /$1$is_args$args; }`,
    '  try_files $uri $uri.html =404;',
    '}',
    '',
  ].join('\n');
}

const TYPE = 'content-type';

function nginxHeaders({ path, headers: named }: HeaderRule): string[] {
  return [
    `location ${path.endsWith('*') ? '^~' : '='} ${path.replace('*', '')} {`,
    ...lines(named, (name, value) =>
      // nginx adds the charset by itself, and compares the types to compress without a charset.
      name === TYPE ? `  types {} default_type ${value.replace(/;.*/, '')};` : `  ${setHeader(name, value)}`,
    ),
    `  try_files $uri ${path === '/admin/*' ? '/admin/index.html' : '$uri.html'} =404;`,
    '}',
  ];
}

/** nginx compares decoded paths, as bytes, and replaces variables in the target. */
function nginxRedirect({ from, to, status }: RedirectRule): string {
  const target = targetWithQuery(to.replaceAll('$', encodeCharacter), '$is_args$args', '$and_args');
  return `location ~* "^${bytePattern(from)}${partsAfter(from)}/*$" { return ${status} ${quoted(target)}; }`;
}

/** Serves a document at its address, escaped or not, and redirects its other spellings and list suffixes to that address. */
const nginxPage = (page: string, ending = '.html'): string =>
  `location ~* "^${bytePattern(page)}${ending && partsAfter(page)}/*$" { ${unlessAt(page)} try_files $uri${ending} =404; }`;

/** Redirects to a path unless the client sent that path. `$uri` alone hides repeated slashes, because nginx merges them. */
const unlessAt = (page: string): string =>
  `set $sent "$uri $request_uri"; if ($sent !~ "^${page} (/[^/?]+)+(\\?|$)") { return 301 ${page}$is_args$args; }`;

/** Returns a regular expression of the bytes of a path, which may not be UTF-8: old sites encoded their addresses differently. */
export const bytePattern = (path: string): string =>
  path.replaceAll(/%([\dA-F]{2})|[^\w/-]/gi, (sign, hex?: string) => `\\x${hex ?? encodeCharacter(sign).slice(1)}`);

const variable = (name: string): string => `$${name.replaceAll('-', '_')}`;
const setHeader = (name: string, value: string): string => `set ${variable(name)} ${quoted(value)};`;
const addHeader = (name: string, value: string): string => `add_header ${name} ${value} always;`;
