import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, rowsOf, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';
import { createPost } from './drafts';

let supabase: TestSupabase;
let stranger: Call;
beforeAll(async () => {
  supabase = await startTestSupabase();
  stranger = clientOf(supabase);
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
});
afterAll(() => supabase.stop());

async function find(words: string): Promise<string[]> {
  const answer = await stranger('GET', `/rest/v1/rpc/search_posts?select=slug&words=${encodeURIComponent(words)}`);
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

test.each(["d'un", '"', '&', '!', '(', ':*', '   ', '-', "\\'", '\u{1F600}', 'x'.repeat(1000)])(
  'searching for %j is no error',
  async (words) => {
    const query = `search_vector=wfts(french_unaccent).${encodeURIComponent(words)}`;
    expect((await stranger('GET', `/rest/v1/blog_posts?select=slug&${query}`)).status).toBe(200);
  },
);

test('a word of the title weighs more than one of the content', async () => {
  const [rank] = await supabase.database<{ title_first: boolean }[]>`
    select ts_rank(search_vector, websearch_to_tsquery('public.french_unaccent', 'relance'))
      > ts_rank(search_vector, websearch_to_tsquery('public.french_unaccent', 'création')) as title_first
    from public.blog_posts where slug = 'trouve'`;
  expect(rank).toEqual({ title_first: true });
});
