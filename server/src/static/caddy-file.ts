import {
  COMPRESSED_TYPES,
  encodeCharacter,
  lines,
  HOST_FILES,
  quoted,
  endsWithListSuffix,
  LIST_SUFFIXES,
  mostSpecific,
  partsAfter,
  TRAILING_SLASHES,
  targetWithQuery,
  type HeaderRule,
  type HostRules,
  type RedirectRule,
} from './host-rules';

/** Returns a file to import into the Caddyfile of the site whose `root` is the folder of the static site. */
export const caddyFile = ({ headers, redirects, pagedLists, pages, typedFiles }: HostRules): string =>
  [
    'encode zstd gzip {',
    '  match {',
    ...['text/html', ...COMPRESSED_TYPES.split(' ')].map((type) => `    header content-type ${type}*`),
    '  }',
    '}',
    'header ?cache-control no-cache',
    '@md path *.md',
    'header @md content-type "text/markdown; charset=utf-8"',
    '@svg path *.svg',
    'header @svg content-type "image/svg+xml; charset=utf-8"',
    ...headers.flatMap(caddyHeaders),
    'route {',
    `  @own path_regexp ^/(?:${HOST_FILES})$`,
    '  error @own 404',
    // The query, with the `?` or `&`: no placeholder gives both in every version of Caddy.
    '  map {query} {tail} {more} {',
    '    ~(.+) "?${1}" "&${1}"',
    '    default "" ""',
    '  }',
    ...mostSpecific(redirects, ({ from }) => from).flatMap(caddyRedirect),
    '  @html {',
    '    path *.html',
    '    not path /admin/*',
    '  }',
    '  error @html 404',
    ...pages.filter(endsWithListSuffix).map((page) => `  rewrite ${page} ${page}.html`),
    ...pages.flatMap((page, index) => caddyPage(page, `page${index}`, partsAfter(page))),
    ...typedFiles.flatMap((path, index) => caddyPage(path, `file${index}`, '')),
    `  @home path_regexp "(?i)^/page/[0-9]+${LIST_SUFFIXES}*/*$"`,
    '  redir @home "/{tail}" 301',
    '  redir /admin /admin/ 301',
    // The path as the client sent it, because browsers read a decoded `/%5Cexample.com/` as the name of a host.
    '  @slashed {',
    '    not path /admin/*',
    `    vars_regexp slashed {http.request.orig_uri} "^${TRAILING_SLASHES}(\\?.*)?$"`,
    '  }',
    '  redir @slashed /{re.slashed.1}{re.slashed.2} 301',
    ...pagedLists.flatMap((list, index) => [
      `  @list${index} {`,
      `    path ${list}`,
      '    vars_regexp {query.page} ^[0-9]+$',
      '  }',
      `  rewrite @list${index} ${list}/page/{query.page}.html`,
    ]),
    '  @office {',
    '    path /admin/*',
    '    not path /admin/assets/*',
    '    not file',
    '  }',
    '  rewrite @office /admin/index.html',
    '  try_files {path} {path}.html {path}index.html =404',
    '  file_server {',
    '    disable_canonical_uris',
    '  }',
    '}',
    'handle_errors {',
    '  encode zstd gzip',
    '  header cache-control no-cache',
    '  header content-type "text/html; charset=utf-8"',
    '  rewrite * /404.html',
    '  file_server {',
    '    status {err.status_code}',
    '  }',
    '}',
    '',
  ].join('\n');

const caddyHeaders = ({ path, headers }: HeaderRule): string[] =>
  lines(headers, (name, value) => `header ${path === '/*' ? '' : `${path} `}${name} ${quoted(value)}`);

/** Caddy compares decoded paths, in which a byte that is not UTF-8 becomes the replacement character. */
function caddyRedirect({ from, to, status }: RedirectRule, index: number): string[] {
  const bytes = from.replaceAll(/%([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const pattern = Buffer.from(bytes, 'latin1')
    .toString('utf8')
    .replaceAll(/[^\w/-]/gu, (sign) => `\\x{${sign.codePointAt(0)?.toString(16)}}`);
  const target = targetWithQuery(
    to.replaceAll('$', encodeCharacter).replaceAll(/[{}]/g, String.raw`\$&`),
    '{tail}',
    '{more}',
  );
  return [
    `  @moved${index} path_regexp "(?i)^${pattern}${partsAfter(from)}/*$"`,
    `  redir @moved${index} ${quoted(target)} ${status}`,
  ];
}

/** Redirects other spellings of a document's address, and its list suffixes, to that address. */
const caddyPage = (page: string, name: string, parts: string): string[] => [
  `  @${name} {`,
  `    path_regexp "(?i)^${page.replaceAll('.', String.raw`\.`)}${parts}/*$"`,
  `    not vars_regexp {http.request.orig_uri.path} ^${page}$`,
  '  }',
  `  redir @${name} "${page}{tail}" 301`,
];
