import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencesIn } from '../../src/static/references';

/** Addresses that the hosts' own files, the back-office or a project answer. */
const ELSEWHERE =
  /^\/(_headers|_redirects|vercel\.json|nginx\.conf|Caddyfile|\.htaccess|404\.html|admin\/(?!$|assets)|rest|auth)/;
/** Endings that other products add to an address, and that people mistype. */
const suffixes = [
  '/',
  '//',
  '/feed/',
  '/feed/atom',
  '/page/2/',
  '/comment-page-1/',
  '/amp',
  '/embed/feed',
  '?utm_source=lettre',
  '/suite',
  '.html',
];
const wrong = [
  '/inconnue',
  '/%C3%A9t%C3%A9-perdu',
  '/blog/inconnu',
  '/blog/inconnu/feed/',
  '/feed',
  '/rss',
  '/page/2/',
  '/blog?page=99',
  '/blog?page=1',
  '/assets/gone-12345678.js',
  '/illustrations/gone.svg',
  '/wp-login.php',
  '/services.php',
  '/sitemap.xml/',
  '/index.html',
  '/ROBOTS.TXT',
  '/RSS.xml?a=1',
  '/LOGO.svg',
  '/FAVICON.ico',
];
/** Unknown addresses in capitals. The server redirects them to lower case first, which not every host can do. */
export const unknownInCapitals = [
  '/INCONNUE',
  '/Inconnue/',
  '/BLOG/Inconnu?a=1',
  '/WP-Login.php',
  '/%C3%A9T%C3%A9-Perdu',
  '/Assets/gone.js',
  '/storage/v1/object/public/MEDIA/gone.webp',
];

/** Returns the addresses of a folder's files, those that its texts name, and those that somebody may know or mistype. */
export function addressesOf(directory: string, siteUrl: string, redirects: readonly string[]): ReadonlySet<string> {
  const paths = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length));
  const own = paths.map((path) => path.replace(/(index)?\.html$/, '').replace('/page/', '?page='));
  const named = paths
    .filter((path) => /\.(html|xml|webmanifest|md|txt)$/.test(path))
    .flatMap((path) => [
      ...referencesIn(readFileSync(directory + path, 'utf8'), siteUrl + path.replace(/(index)?\.html$/, '')),
    ]);
  const documents = paths.flatMap(
    (path) => /^(?!\/(?:404|index|admin\/index)\.|.*\/page\/)(.*)\.html$/.exec(path)?.[1] ?? [],
  );
  const spelt = [...documents, ...redirects].flatMap((path) => [
    ...suffixes.map((end) => path + end),
    `/${path}`,
    path.replace(/(?<=.)\//, '//'),
    path.replace(/^\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
    path.replaceAll(/%..|[a-z]/g, (sign) => (sign.length > 1 ? sign.toLowerCase() : sign.toUpperCase())),
    `${path.toUpperCase()}/?a=%C3%A9`,
  ]);
  return new Set([...own, ...named, ...redirects, ...spelt, ...wrong].filter((address) => !ELSEWHERE.test(address)));
}
