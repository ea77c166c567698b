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
  WITHOUT_LIST_SUFFIX,
  targetWithQuery,
  type HeaderRule,
  type HostRules,
  type RedirectRule,
} from './host-rules';
import { bytePattern } from './nginx-file';

/**
 * Returns the `.htaccess` that Apache reads in the folder of the static site, for shared hosts. It says `END`, because `L` would apply
 * the rules again to their own result, and `AllowNoSlash`, because `/blog` is a file beside a folder of that name.
 */
export const apacheFile = ({ headers, redirects, pagedLists, typedFiles, siteUrl }: HostRules): string =>
  [
    'ErrorDocument 404 /404.html',
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    'AddDefaultCharset utf-8',
    'AddType text/markdown .md',
    'AddCharset utf-8 .css .js .md .svg .txt .xml',
    'FileETag MTime Size',
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${COMPRESSED_TYPES}`,
    // The line above does not compress error documents (findings/apache-sends-error-documents-uncompressed.sh).
    '  <Files 404.html>',
    '    SetOutputFilter DEFLATE',
    '  </Files>',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    '  Header always set cache-control "no-cache"',
    ...headers.flatMap(apacheHeaders),
    // Apache adds `-gzip` to the ETag of a compressed answer, and does not recognise that ETag in a later request.
    String.raw`  RequestHeader edit If-None-Match "^(W/)?\"(.*)-gzip\"$" "$1\"$2-gzip\", $1\"$2\""`,
    '</IfModule>',
    ...headers.flatMap(({ path, headers: { 'content-type': type } }) =>
      type ? [`<If "%{REQUEST_URI} == '${path}'">`, `  ForceType ${quoted(type)}`, '</If>'] : [],
    ),
    // PAGE becomes the address in lower case without its list suffixes, and PARTS these suffixes.
    '<IfModule mod_setenvif.c>',
    `  SetEnvIfExpr "tolower(%{REQUEST_URI}) =~ m#^/+(.+?)(${LIST_SUFFIXES}*)/*$#" PAGE=/$1 PARTS=$2`,
    '</IfModule>',
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    // A proxy may have ended TLS, so Apache cannot tell the scheme of its own address.
    `RewriteCond %{HTTP_HOST} =${new URL(siteUrl).host}`,
    `RewriteRule ^ - [E=SITE:${new URL(siteUrl).origin}]`,
    // Apache requests its error document internally, through these rules again: they must not refuse or redirect that request.
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    `RewriteRule ^(?:${HOST_FILES})$ - [R=404,END]`,
    ...mostSpecific(redirects, ({ from }) => from).flatMap(apacheRedirect),
    'RewriteCond %{REQUEST_URI} !^/admin/',
    'RewriteRule "(?i)^admin/?$" %{ENV:SITE}/admin/ [R=301,END]',
    ...typedFiles.flatMap((path) => [
      'RewriteCond %{REQUEST_FILENAME} !-f',
      `RewriteRule "(?i)^${bytePattern(path.slice(1))}$" %{ENV:SITE}${path} [R=301,END]`,
    ]),
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^admin/(?!assets/) /admin/index.html [END]',
    'RewriteRule ^admin/ - [END]',
    String.raw`RewriteCond %{THE_REQUEST} "^\S+ [^?\s]*\.html[?\s]"`,
    'RewriteRule ^ - [R=404,END]',
    ...pagedLists.flatMap((list) => [
      'RewriteCond %{QUERY_STRING} (?:^|&)page=([0-9]+)(?:&|$)',
      `RewriteRule ^${list.slice(1)}$ ${list}/page/%1.html [END]`,
    ]),
    // A document is served only at its one address. `REQUEST_URI` merges slashes, so the second condition reads what the client sent.
    'RewriteCond %{REQUEST_FILENAME}%{PATH_INFO}.html -f',
    String.raw`RewriteCond %{THE_REQUEST} "^\S+ /[^/?\s]+(?:/[^/?\s]+)*[?\s]"`,
    'RewriteCond %{REQUEST_URI} !/page/[0-9]+$',
    'RewriteRule [^/]$ %{REQUEST_URI}.html [END]',
    `RewriteRule "(?i)^page/[0-9]+${LIST_SUFFIXES}*/*$" %{ENV:SITE}/ [R=301,END]`,
    'RewriteCond %{DOCUMENT_ROOT}%{ENV:PAGE}.html -f',
    'RewriteCond %{ENV:PARTS} ="" [OR]',
    `RewriteCond %{ENV:PAGE} !^${WITHOUT_LIST_SUFFIX}`,
    'RewriteRule ^ %{ENV:SITE}%{ENV:PAGE} [R=301,NE,END]',
    // The path as the client sent it, because browsers read a decoded `/%5Cexample.com/` as the name of a host.
    `RewriteCond %{THE_REQUEST} "^\\S+ ${TRAILING_SLASHES}[?\\s]"`,
    'RewriteRule ^ %{ENV:SITE}/%1 [R=301,NE,END]',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule . - [R=404,END]',
    '',
  ].join('\n');

const apacheHeaders = ({ path, headers }: HeaderRule): string[] =>
  lines(headers, (name, value) => ({ name, text: quoted(value.replaceAll('%', '%%')) }))
    .filter(({ name }) => name !== 'content-type')
    .map(
      ({ name, text }) =>
        `  Header always set ${name} ${text}${path === '/*' ? '' : ` "expr=${apacheCondition(path)}"`}`,
    );

/** Matches a path, or with `*` all paths that begin with it, as Apache compares them. */
const apacheCondition = (path: string): string =>
  `%{REQUEST_URI} =~ m#^${bytePattern(path.replace(/\*$/, ''))}${path.endsWith('*') ? '' : '$'}#`;

/** Apache compares decoded paths, as bytes; `%` and `$` in a target refer to matches. */
function apacheRedirect({ from, to, status }: RedirectRule): string[] {
  const target = to.replaceAll(/[$"\\]/g, encodeCharacter).replaceAll('%', String.raw`\%`);
  const rule = (query: string, more: string, flags = ''): string =>
    `RewriteRule "(?i)^${bytePattern(from.slice(1))}${partsAfter(from)}/*$" ` +
    `"${to.startsWith('/') ? '%{ENV:SITE}' : ''}${targetWithQuery(target, query, more)}" [R=${status},NE,${flags}END]`;
  // The flag QSA would add the query after the `#`.
  return to.includes('#')
    ? ['RewriteCond %{QUERY_STRING} (.+)', rule('?%1', '&%1'), rule('', '')]
    : [rule('', '', 'QSA,')];
}
