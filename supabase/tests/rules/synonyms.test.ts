// @module-tag spec-10-9
// @module-tag spec-2-3-5
// @module-tag spec-2-4-3
import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
beforeAll(async () => {
  await supabase.database`delete from public.blog_posts`;
  await supabase.database`delete from public.search_synonyms`;
  for (const [slug, title] of Object.entries({
    'e-mail': 'Trier ses e-mails',
    email: 'Un email par jour',
    courriel: 'Le courriel des clients',
    rdv: 'Confirmer un RDV',
    'rendez-vous': 'Prendre un rendez-vous',
    rendre: 'Rendre la caution',
    rendez: 'Vous le rendez demain',
    feu: 'L’intelligence du feu artificiel',
    social: 'Les réseaux sociaux',
    ia: 'L’IA au bureau',
    intelligence: 'Une intelligence artificielle',
    artifice: 'Le feu d’artifice, avec intelligence',
    notes: 'Notes sur les codes-barres',
    nocode: 'NoCode pour tous',
    'no-code': 'Le no-code en pratique',
  }))
    await createPost(administrator, { slug, title, status: 'published' });
  await supabase.database`
    insert into public.search_synonyms (words)
    values ('e-mail, email, mail, courriel'), ('rendez-vous, rdv'), ('intelligence artificielle, IA'),
      ('no-code, nocode, no code'), ('réseau social, LinkedIn')`;
});

const add = (words: string) => administrator('POST', '/rest/v1/search_synonyms', { words });
const slugs = async (call: Call, words: string): Promise<string[]> => {
  const answer = await call('GET', `/rest/v1/rpc/search_posts?select=slug&words=${encodeURIComponent(words)}`);
  return rowsOf<{ slug: string }>(answer).map(({ slug }) => slug);
};
/** Returns the articles that visitors find; administrators must find the same in their list and in the palette. */
async function find(words: string): Promise<string[]> {
  const found = (await slugs(clientOf(supabase), words)).toSorted();
  expect((await slugs(administrator, words)).toSorted()).toEqual(found);
  const palette = await administrator('GET', `/rest/v1/rpc/search_back_office?words=${encodeURIComponent(words)}`);
  expect((palette.body as { articles: unknown[] }).articles).toHaveLength(found.length);
  return found;
}

test.each([
  ['email', ['courriel', 'e-mail', 'email']],
  ['E-mail', ['courriel', 'e-mail', 'email']],
  ['mails', ['courriel', 'e-mail', 'email']],
  ['courriel clients', ['courriel']],
  ['rdv', ['rdv', 'rendez-vous']],
  ['un rendez-vous', ['rdv', 'rendez-vous']],
  ['prendre rdv', ['rendez-vous']],
  ['ia', ['ia', 'intelligence']],
  ['Intelligence  artificielle', ['ia', 'intelligence']],
  ['intelligence', ['artifice', 'feu', 'intelligence']],
  ['linkedin', ['social']],
  ['nocode', ['no-code', 'nocode']],
  ['no code', ['no-code', 'nocode']],
  ['no code pratique', ['no-code']],
  ['nocode email', []],
])('« %s » finds what has another name for it', async (words, found) => {
  expect(await find(words)).toEqual(found);
});

test('a change of the dictionary holds at the next search', async () => {
  expect(await find('caution')).toEqual(['rendre']);
  const [{ id } = { id: '' }] = rowsOf<{ id: string }>(
    await administrator(
      'POST',
      '/rest/v1/search_synonyms?select=id',
      { words: 'caution, bureau' },
      { prefer: 'return=representation' },
    ),
  );
  expect(await find('caution')).toEqual(['ia', 'rendre']);
  await administrator('PATCH', `/rest/v1/search_synonyms?id=eq.${id}`, { words: 'caution, tous' });
  expect(await find('caution')).toEqual(['nocode', 'rendre']);
  await administrator('DELETE', `/rest/v1/search_synonyms?id=eq.${id}`);
  expect(await find('caution')).toEqual(['rendre']);
});

test.each(['', 'email', ' , ', 'RDV, rdv', `email, ${'a'.repeat(500)}`])('%j is no set of synonyms', async (words) => {
  expect((await add(words)).status).toBe(400);
});

test.each(["l'e-mail", 'e-mail & mail', 'email:*', 'rdv | (', 'e-mail '.repeat(30)])(
  'searching for %j is no error',
  async (words) => {
    const answer = await administrator('GET', `/rest/v1/rpc/search_posts?words=${encodeURIComponent(words)}`);
    expect(answer.status).toBe(200);
  },
);
