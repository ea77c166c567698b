// @module-tag spec-2-3-7
import { canonicalPath, normalPath } from '@agency-site/domain/canonical-path';
import { array, constantFrom, sample } from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { clientOf, codeOf, type Answer } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);
beforeEach(() => supabase.database`truncate public.redirects`);

const add = (from_path: string, to_address: string): Promise<Answer> =>
  administrator('POST', '/rest/v1/redirects', { from_path, to_address });
const redirectOf = async (path: string): Promise<unknown> =>
  (await stranger('GET', `/rest/v1/rpc/redirect_of?path=${encodeURIComponent(path)}`)).body;

test.each([
  '/Offres/',
  '//offres//devis',
  '/été',
  '/É t é"',
  'https://ancien.fr/Offres/?page=2#prix',
  '/a%20b',
  String.raw`/a\b`,
])('%j is kept as the site writes it', async (address) => {
  // A parser would read `//offres` alone as a host.
  const { pathname } = new URL(address.startsWith('/') ? `http://site.fr${address}` : address);
  const expected = canonicalPath(pathname);
  const [row] = await supabase.database<{ path: string }[]>`select private.canonical_path(${address}) as path`;
  expect(row?.path).toBe(expected);
});

/** Parts of paths: every byte escaped in both cases, every printable character, and texts that resemble an escape. */
const bytes = Array.from({ length: 256 }, (_, byte) => `%${byte.toString(16).padStart(2, '0')}`);
const signs = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index)).filter(
  (sign) => !'?#\\'.includes(sign),
);
const spellings = [...bytes, ...bytes.map((byte) => byte.toUpperCase()), ...signs];
const paths = [
  ...spellings.map((sign) => `/${sign}b`),
  ...sample(
    array(constantFrom(...spellings, '%', '%2', '//', 'é', 'É', '\u{1F60E}', '\n', 'a'), { maxLength: 12 }),
    3000,
  ).map((parts) => `/${parts.join('')}b`),
];

test('the database spells a path as the site does, whatever it is made of', async () => {
  const rows = await supabase.database<{ path: string; normal: string; canonical: string }[]>`
    select path, private.normal_path(path) as normal, private.canonical_path(path) as canonical
    from unnest(${paths}::text[]) as given (path)`;
  expect(rows.length).toBe(paths.length);
  expect(rows.filter(({ path, normal }) => normal !== normalPath(path))).toEqual([]);
  expect(rows.filter(({ path, canonical }) => canonical !== canonicalPath(path))).toEqual([]);
});

test('a normalised path is a path of this site, and normalising it again changes nothing', () => {
  const changing = paths.filter((path) => {
    const canonical = canonicalPath(path);
    const { origin, pathname } = new URL(canonical, 'https://site.example');
    // No URL has the path `/%2e`.
    const isPath = /^(?!\/\/)[\w.~!$&'()*+,;=:@/%-]+$/.test(canonical) && origin === 'https://site.example';
    return (
      !isPath ||
      canonicalPath(canonical) !== canonical ||
      (pathname !== canonical && !/\/\.{1,2}(\/|$)/.test(canonical))
    );
  });
  expect(changing).toEqual([]);
});

test.each([
  ['/%c3%a9t%c3%a9?a=%c3%a9#%c3%a9', '/%C3%A9t%C3%A9?a=%c3%a9#%c3%a9'],
  ['/Fichiers/%7eA%20b.PDF', '/Fichiers/~A%20b.PDF'],
  ['/moins-50%', '/moins-50%25'],
  ['https://example.fr/%c3%a9', 'https://example.fr/%c3%a9'],
])('the target %s is kept as %s', async (target, kept) => {
  await add('/offres', target);
  expect(await redirectOf('/offres')).toEqual([{ to_address: kept, status: 301 }]);
});

test('one spelling of an address is redirected once, and is found by all', async () => {
  await add('/%c3%a9t%c3%a9', '/contact');
  expect(codeOf(await add('/%C3%A9t%C3%a9/', '/blog'))).toBe('23505');
  expect(codeOf(await add('/hiver', '/%c3%a9t%C3%A9'))).toBe('PT422');
  for (const path of ['/été', '/%C3%A9t%C3%A9', '/%c3%a9t%c3%a9', '/%c3%A9%74%C3%a9'])
    expect(await redirectOf(path), path).toEqual([{ to_address: '/contact', status: 301 }]);
});

test.each([
  ['/?p=12', '/?p=12'],
  ['?Cat=3', '/?cat=3'],
  ['https://ancien.fr/?page_id=7', '/?page_id=7'],
  ['/?p=12&utm_source=x', '/'],
  ['/offres?p=12', '/offres'],
])('of the queries only those of WordPress, at the root, are a part of an address: %j', async (address, kept) => {
  const [row] = await supabase.database`select private.canonical_path(${address}) as path`;
  expect(row?.['path']).toBe(kept);
});

test('the feed of a page leads to the page, not where a redirect from its address leads', async () => {
  await add('/cgv', '/contact');
  expect(await redirectOf('/cgv/feed')).toEqual([{ to_address: '/cgv', status: 301 }]);
  expect(await redirectOf('/cgv')).toEqual([{ to_address: '/contact', status: 301 }]);
});
