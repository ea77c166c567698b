import { describe, expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { endlessBody } from '../../../server/tests/endless-body';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

const KIB = 1024;
const MIB = 1024 * KIB;
/** A contact request whose body has this many bytes; its message is too long for the database, not for HTTP. */
const bodyOf = (size: number): string => {
  const text = JSON.stringify({ name: 'A', email: 'a@example.fr', message: '' });
  return text.replace('""', `"${'x'.repeat(size - text.length)}"`);
};

test.each([
  ['a stranger', 32 * KIB, 400],
  ['a stranger', 32 * KIB + 1, 413],
  ['a stranger', 5 * MIB, 413],
])('%s’s body of %i bytes: %i', async (_, size, status) => {
  expect((await clientOf(supabase)('POST', '/rest/v1/contacts', bodyOf(size))).status).toBe(status);
});

test('a session may send 2 MiB, and not a byte more', async () => {
  const client = clientOf(supabase, await supabase.signIn('administrator'));
  expect((await client('POST', '/rest/v1/contacts', bodyOf(2 * MIB))).status).toBe(400);
  expect((await client('POST', '/rest/v1/contacts', bodyOf(2 * MIB + 1))).status).toBe(413);
});

test('a false session may send no more than a stranger', async () => {
  const client = clientOf(supabase, 'eyJhbGciOiJIUzI1NiJ9.e30.x');
  expect((await client('POST', '/rest/v1/contacts', bodyOf(32 * KIB + 1))).status).toBe(413);
});

const signIn = (size: number) => clientOf(supabase)('POST', '/auth/v1/token?grant_type=password', bodyOf(size));

test('a sign-in has 16 KiB, and not a byte more', async () => {
  expect((await signIn(16 * KIB)).status).toBe(400);
  expect((await signIn(16 * KIB + 1)).status).toBe(413);
});

test('an upload without Content-Length is cut off instead of being buffered', async () => {
  const { body, sent } = endlessBody();
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { apikey: supabase.keys.publishableKey, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  };
  // The server may answer or close the connection before the client has sent everything.
  const response = await fetch(`${supabase.url}/rest/v1/contacts`, request).catch(() => undefined);
  expect(response?.status ?? 413).toBe(413);
  expect(sent()).toBeLessThan(20 * MIB);
});

/** Pattern filters, each of which makes PostgreSQL read every article. */
const likes = (count: number): string =>
  Array.from({ length: count }, (_, index) => `content=ilike.*${index}*`).join('&');

describe('heavy queries of a stranger are refused before they reach the database', () => {
  test.each([
    ['five pattern filters', likes(5), 400],
    ['five pattern filters in an or', `or=(${Array.from({ length: 5 }, () => 'title.ilike.*a*').join(',')})`, 400],
    ['five pattern filters, one by one encoded', likes(5).replaceAll('ilike', '%69like'), 400],
    ['ilike(any) with a list', `title=ilike(any).{${'*a*,'.repeat(200)}b}`, 400],
    ['a regular expression', 'content=match.(a%2B)%2B$', 400],
    ['a regular expression without case', 'content=imatch.a', 400],
    ['a denied regular expression', 'content=not.imatch.a', 400],
    ['a column under two names', 'select=c0:content,c1:content', 400],
    ['a column in two types', 'select=content,content::text', 400],
    ['parts of a column', 'select=tags->0,tags->1', 400],
    ['a column twice beside others', 'select=id,title,"title"', 400],
    ['nested embeds', 'select=a(b(c(d(e))))', 400],
    ['many embeds', `select=${Array.from({ length: 13 }, (_, index) => `a${index}(b)`).join(',')}`, 400],
    ['nested logic', 'or=(and(or(and(or(id.is.null)))))', 400],
    ['a query of more than 2048 characters', `title=in.(${'a,'.repeat(1100)}b)`, 414],
  ])('%s: %i', async (_, query, status) => {
    const answer = await clientOf(supabase)('GET', `/rest/v1/blog_posts?${query}`);
    // The database's own refusals have other codes.
    expect(answer).toMatchObject({ status, body: { code: String(status) } });
  });

  test.each([
    ['the list', 'select=id,slug,title&order=published_at.desc&limit=6'],
    ['a page of it', 'select=id,slug,title,view_count&status=eq.published&offset=6&limit=6'],
    ['an article', 'select=id,title,content,tags&slug=eq.relancer-ses-devis-sans-y-penser'],
    ['a search in several fields', 'or=(title.ilike.*devis*,excerpt.ilike.*devis*,content.ilike.*devis*)&select=slug'],
    ['similar articles', 'select=id,slug,title&category=eq.CRM&slug=neq.x&limit=3'],
  ])('a query that the site sends passes: %s', async (_, query) => {
    expect((await clientOf(supabase)('GET', `/rest/v1/blog_posts?${query}`)).status).toBe(200);
  });
});
