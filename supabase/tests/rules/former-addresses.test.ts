// @module-tag spec-10-11
import { expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const visitor = clientOf(supabase);
const administrator = useClient(supabase, 'administrator');

const study = { title: 'Étude', client: 'Ana', sector: 'e-commerce', summary: 'Résumé.' };
const rename = (slug: string, changes: object) =>
  administrator('PATCH', `/rest/v1/case_studies?slug=eq.${slug}`, changes);
/** Returns the target of a case study's former address. */
const redirectTarget = async (slug: string) =>
  rowsOf<{ to_address: string }>(await visitor('GET', `/rest/v1/rpc/redirect_of?path=/etudes-de-cas/${slug}`)).map(
    ({ to_address }) => to_address,
  );

test('each former address of a published case study redirects straight to it', async () => {
  await administrator('POST', '/rest/v1/case_studies', { ...study, slug: 'une' });
  for (const [slug, next] of [
    ['une', 'deux'],
    ['deux', 'trois'],
  ] as const)
    expect((await rename(slug, { slug: next })).status).toBe(204);
  expect([await redirectTarget('une'), await redirectTarget('deux'), await redirectTarget('trois')]).toEqual([
    ['/etudes-de-cas/trois'],
    ['/etudes-de-cas/trois'],
    [],
  ]);
  expect((await rename('trois', { slug: 'une' })).status).toBe(204);
  expect([await redirectTarget('une'), await redirectTarget('deux'), await redirectTarget('trois')]).toEqual([
    [],
    ['/etudes-de-cas/une'],
    ['/etudes-de-cas/une'],
  ]);
});

test('a row that visitors never read leaves no address behind', async () => {
  await administrator('POST', '/rest/v1/case_studies', { ...study, slug: 'cachee', published: false });
  expect((await rename('cachee', { slug: 'montree', published: true })).status).toBe(204);
  expect(await redirectTarget('cachee')).toEqual([]);
});
