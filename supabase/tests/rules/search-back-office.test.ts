// @module-tag spec-10-9
import { beforeAll, expect, test } from 'vitest';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
beforeAll(async () => {
  const { database } = supabase;
  await database`delete from public.blog_posts`;
  await database`delete from public.contacts`;
  await database`
    insert into public.blog_posts (slug, title, content, status, updated_at) values
      ('relance', 'Après l’été, la relance', '<p>a</p>', 'draft', '2026-11-03'),
      ('ete', 'Été à l’atelier', '<p>a</p>', 'published', '2026-11-01'),
      ('remise', '100% de remise_', '<p>Remarque</p>', 'published', '2026-11-02')`;
  await database`
    insert into public.contacts (name, email, company, message, created_at) values
      ('Éloïse Lefèvre', 'eloise@example.fr', 'Cœur & Pétales', 'Bonjour', '2026-11-01'),
      ('Hamid Benkacem', 'hamid@example.fr', '', 'Éloïse m’envoie', '2026-11-02')`;
});

interface Found {
  readonly articles: readonly { readonly title: string }[];
  readonly contacts: readonly { readonly name: string; readonly about: string }[];
}
async function find(words: string): Promise<Found> {
  const answer = await administrator('GET', `/rest/v1/rpc/search_back_office?words=${encodeURIComponent(words)}`);
  expect(answer.status).toBe(200);
  return answer.body as Found;
}
const titles = async (words: string) => (await find(words)).articles.map(({ title }) => title);

test('a search without letters returns the latest articles and requests', async () => {
  const { articles, contacts } = await find(' ');
  expect(articles.map(({ title }) => title)).toEqual(['Après l’été, la relance', '100% de remise_', 'Été à l’atelier']);
  expect(contacts.map(({ name, about }) => [name, about])).toEqual([
    ['Hamid Benkacem', 'hamid@example.fr'],
    ['Éloïse Lefèvre', 'Cœur & Pétales'],
  ]);
});

test('accents and case are optional, every word is required, and beginnings come first', async () => {
  expect(await titles('ete')).toEqual(['Été à l’atelier', 'Après l’été, la relance']);
  expect(await titles('RELANCE ÉTÉ')).toEqual(['Après l’été, la relance']);
  expect(await titles('relance hiver')).toEqual([]);
  expect((await find('eloise')).contacts.map(({ name }) => name)).toEqual(['Éloïse Lefèvre', 'Hamid Benkacem']);
});

test('articles are those that the list and the blog find, in their order', async () => {
  const query = 'select=title&words=ate';
  const listed = await administrator('GET', `/rest/v1/rpc/search_posts?${query}`);
  expect(listed.body).toEqual([{ title: 'Été à l’atelier' }]);
  expect(await titles('ate')).toEqual(['Été à l’atelier']);
  expect((await find('atelier')).articles).toMatchObject([{ called: true }]);
  expect((await find('rema')).articles).toMatchObject([{ title: '100% de remise_', called: false }]);
  expect(await titles('relanc')).toEqual(['Après l’été, la relance']);
  expect(await titles('relancer')).toEqual(['Après l’été, la relance']);
});

test('signs that mean something to the database do nothing', async () => {
  expect(await titles('100%')).toEqual(['100% de remise_']);
  expect(await titles('remise_')).toEqual(['100% de remise_']);
  expect(await titles('%')).toEqual([]);
  expect(await titles(`'); drop table x; --`)).toEqual([]);
  expect(await titles('\\')).toEqual([]);
});
