import { beforeAll, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const stranger = clientOf(supabase);

interface Found {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly passage: string;
  readonly total: number;
}

beforeAll(async () => {
  const { database } = supabase;
  await database`delete from public.blog_posts`;
  await database`delete from public.case_studies`;
  await database`delete from public.faq_entries`;
  await database`insert into public.pages (slug, title, excerpt, content, published_at) values
    ('girafes', 'Nos girafes', 'Une page d’essai', '<p>Le vipère &amp; la girafe broutent.</p><p>Capital : [à compléter : tortues]</p>', now())`;
  await database`insert into public.pages (slug, title, content, status) values ('cachee', 'Girafe cachée', '<p>vipère</p>', 'draft')`;
  await database`insert into public.blog_posts (slug, title, content, status, published_at) values
    ('vipere', 'Un vipère en ville', '<p>Il broute.</p>', 'published', now()),
    ('futur', 'Le vipère de demain', '<p>Il broutera.</p>', 'published', now() + interval '1 day'),
    ('brouillon', 'Vipère en brouillon', '<p>Il broute.</p>', 'draft', null)`;
  await database`insert into public.case_studies (slug, title, client, sector, summary, content, published) values
    ('ferme', 'La ferme', 'Un éleveur', 'btp-artisanat', 'Des bêtes', '<p>Trente vipères.</p>', true),
    ('ferme-cachee', 'La ferme du vipère', 'Un éleveur', 'btp-artisanat', 'Des bêtes', '', false)`;
  await database`insert into public.faq_entries (question, answer, published) values
    ('Et les vipères ?', 'Ils vont bien.', true), ('Un vipère caché ?', 'Non.', false)`;
});

async function find(words: string, client = stranger, first = 0): Promise<Found[]> {
  const answer = await client('GET', `/rest/v1/rpc/search_site?words=${encodeURIComponent(words)}&first=${first}`);
  expect(answer.status).toBe(200);
  return rowsOf<Found>(answer);
}

const pathsOf = (found: readonly Found[]): string[] => found.map(({ path }) => path);

test('one search finds published pages, articles, case studies and questions, in any spelling', async () => {
  for (const words of ['vipère', 'VIPERES', 'vipere'])
    expect(new Set(pathsOf(await find(words)))).toEqual(
      new Set(['/girafes', '/blog/vipere', '/etudes-de-cas/ferme', '/contact#questions']),
    );
  expect(pathsOf(await find('Girafes broutent'))).toEqual(['/girafes']);
});

test('the first letters find it, and a title that begins with them comes first', async () => {
  expect(pathsOf(await find('vipè'))).toContain('/girafes');
  expect(pathsOf(await find('un vip'))[0]).toBe('/blog/vipere');
});

test('a result shows the words in their passage, without markup and without gaps', async () => {
  const [page] = await find('girafe');
  expect(page).toMatchObject({ kind: 'page', title: 'Nos girafes', total: 1 });
  expect(page?.passage).toBe('page d’essai Le vipère & la \uE000girafe\uE001 broutent');
  const [gap] = await find('tortues');
  expect(gap?.passage).not.toContain('tortues');
});

test('a result says the words however far they stand in a long text', async () => {
  await supabase.database`insert into public.blog_posts (slug, title, content, status, published_at)
    values ('long', 'Un long texte', repeat('<p>Rien du tout.</p>', 600) || '<p>Un zèbre passe.</p>', 'published', now())`;
  const [found] = await find('zèbres');
  expect(found?.passage).toContain('\uE000zèbre\uE001 passe');
  expect((await find('long texte'))[0]?.passage, 'in the title alone').toMatch(/^Rien du tout/);
});

test('an administrator finds what visitors find: nothing that is hidden, planned or a draft', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  expect(new Set(pathsOf(await find('vipère', administrator)))).toEqual(new Set(pathsOf(await find('vipère'))));
});

test('ten results at a time, with the number of all of them', async () => {
  await supabase.database`insert into public.faq_entries (question, answer)
    select 'Combien de pangolins, ' || number || ' ?', 'Beaucoup.' from generate_series(1, 23) as number`;
  const pages = [await find('pangolin'), await find('pangolin', stranger, 10), await find('pangolin', stranger, 20)];
  expect(pages.map((page) => [page.length, page[0]?.total])).toEqual([
    [10, 23],
    [10, 23],
    [3, 23],
  ]);
  expect(new Set(pages.flat().map(({ title }) => title)).size).toBe(23);
});

test.each(['', '   ', '&', "'", '!', '\\', '(((', ':*', 'a'.repeat(1000)])(
  '« %s » is a search as any other',
  async (words) => {
    expect(await find(words)).toEqual([]);
  },
);

test('a number is found however its thousands are written, and a year is not joined to the next number', async () => {
  const { database } = supabase;
  const { narrow, fixed, plain } = { narrow: '7\u202F214', fixed: '7\u00A0214', plain: '7 214' };
  const spellings = ['7214', narrow, fixed, plain, '7&nbsp;214'];
  await database`insert into public.faq_entries (question, answer, published) values
    ('Combien en 2019 ?', 'En 2019 733 personnes, en 2019, 733 autres.', true)`;
  for (const [index, spelling] of spellings.entries())
    await database`insert into public.blog_posts (slug, title, content, status, published_at)
      values (${`nombre-${index}`}, 'Un nombre', ${`<p>Il y en a ${spelling}.</p>`}, 'published', now())`;
  const all = spellings.map((_, index) => `/blog/nombre-${index}`);
  for (const typed of spellings.slice(0, 4))
    expect([typed, new Set(pathsOf(await find(typed)))]).toEqual([typed, new Set(all)]);
  const passages = new Map((await find('7 214')).map(({ path, passage }) => [path, passage]));
  expect(all.map((path) => passages.get(path))).toEqual(
    ['7214', narrow, fixed, plain, fixed].map((spelling) => `\uE000${spelling}\uE001`),
  );
  for (const typed of ['2019 733', '2019, 733', '733'])
    expect(pathsOf(await find(typed))).toEqual(['/contact#questions']);
  expect(pathsOf(await find('2019733'))).toEqual([]);
});

test('two numbers that a comma separates stay two, in the query as in the text, and are no beginnings of others', async () => {
  await supabase.database`insert into public.faq_entries (question, answer, published) values
    ('Combien de lots ?', 'Des lots de 26, 151 et 7 pièces.', true)`;
  for (const typed of ['26, 151', '151, 26', '26 pièces, 151'])
    expect(pathsOf(await find(typed))).toEqual(['/contact#questions']);
  for (const typed of ['26151', '26 151', 'lots 15']) expect(pathsOf(await find(typed))).toEqual([]);
});
