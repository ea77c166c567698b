// @module-tag spec-2-3-4
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const supabase = useTestSupabase();
const stranger = clientOf(supabase);
beforeAll(async () => {
  await supabase.database`delete from public.blog_posts`;
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  await createPost(administrator, {
    slug: 'trouve',
    status: 'published',
    title: 'Automatisation des relances',
    excerpt: 'Le chantier d’un électricien',
    tags: ['Facturation électronique'],
    content:
      '<h2 class="zebre">Création d’œuvres</h2><p data-girafe="loutre">Les coûts&nbsp;: <strong>dix</strong> €, l&eacute;ger</p>' +
      '<!-- ornithorynque --><p><a href="https://castor.example/panda">lien</a></p>',
  });
  await createPost(administrator, { slug: 'brouillon', title: 'Automatisation cachée' });
  // The rank of a word depends on its column, then on the article's age.
  for (const post of [
    { slug: 'texte', content: '<p>Le bâtiment, ses factures, sa facturation</p>' },
    { slug: 'mot-cle', tags: ['Bâtiments'] },
    { slug: 'extrait', excerpt: 'Un mot du bâtiment' },
    { slug: 'titre', title: 'Devis dans le bâtiment' },
    { slug: 'debut', title: 'Bâtiments, plâtre et devis' },
    { slug: 'texte-recent', content: '<p>Le bâtiment</p>' },
  ])
    await createPost(administrator, { status: 'published', ...post });
});

/** Returns the results by rank, as on the blog. */
async function find(words: string): Promise<string[]> {
  const query = `select=slug&words=${encodeURIComponent(words)}`;
  const answer = await stranger('GET', `/rest/v1/rpc/search_posts?${query}`);
  expect(answer.status).toBe(200);
  return rowsOf<{ slug: string }>(answer).map(({ slug }) => slug);
}

describe('an article is found by a word of the same family, with or without accents', () => {
  test.each([
    ['automatiser', 'Automatisation', 'the title'],
    ['automatisations', 'Automatisation', 'the title'],
    ['creation', 'Création', 'the content'],
    ['créations', 'Création', 'the content'],
    ['CRÉATION', 'Création', 'the content'],
    ['cout', 'coûts', 'the content'],
    ['electriciens', 'électricien', 'the excerpt'],
    ['électronique', 'électronique', 'a tag'],
    ['relance chantier', 'relances… chantier', 'two fields'],
  ])('« %s » finds « %s » in %s', async (words) => {
    expect(await find(words)).toEqual(['trouve']);
  });
});

describe('an article is found by what one begins to type', { tags: 'spec-2-4-3' }, () => {
  test.each([
    ['relan', 'relances'],
    ['automatisa', 'Automatisation'],
    ['facturat electr', 'Facturation électronique'],
    ['Électricie', 'électricien'],
    ['œuv', 'œuvres'],
    ['l’électric', 'électricien, after an elision'],
    ['relances et le chan', 'relances, chantier, between words that say nothing'],
  ])('« %s »: %s', async (words) => {
    expect(await find(words)).toEqual(['trouve']);
  });

  test('each word has to begin one of the article', async () => {
    expect(await find('relan zebr')).toEqual([]);
    expect(await find('ectricien')).toEqual([]);
  });

  test('a stop word is searched only when it is the whole query', async () => {
    expect(await find('sa')).toEqual(['texte']);
  });
});

test('beginnings of titles come first, then titles, tags and excerpts, texts; then the newest', async () => {
  expect(await find('bâtim')).toEqual(['debut', 'titre', 'extrait', 'mot-cle', 'texte-recent', 'texte']);
  expect(await find('Devis dans')).toEqual(['titre', 'debut']);
});

describe('markup is not text', () => {
  test.each([
    'zebre',
    'girafe',
    'loutre',
    'strong',
    'h2',
    'class',
    'nbsp',
    'href',
    'panda',
    'castor',
    'data',
    'ornithorynque',
  ])('« %s » finds nothing', async (words) => {
    expect(await find(words)).toEqual([]);
  });
});

test('a draft is not found', async () => {
  expect(await find('cachée')).toEqual([]);
});

test.each(['"', '&', '!', '(', ':*', '   ', '-', '<->', "\\'", "'); drop table x; --", '\u{1F600}', 'x'.repeat(1000)])(
  'searching for %j is no error and finds nothing',
  async (words) => {
    expect(await find(words)).toEqual([]);
  },
);

test.each(['relan & ! | (chant:*', '"relan" -chant', "relan' chant\\", `relan chant ${'le '.repeat(300)}`])(
  'in %j the words count, and nothing else',
  async (words) => {
    expect(await find(words)).toEqual(['trouve']);
  },
);
