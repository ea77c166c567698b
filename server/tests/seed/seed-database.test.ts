import { expect, test } from 'vitest';
import { readingTimeMinutes, textOfHtml } from '@agency-site/domain/reading-time';
import { readSeedContent } from '@agency-site/import/seed-content';
import { demoContactsSql, seedSql } from '@agency-site/import/seed-sql';
import { applySeedOnce } from '../../../packages/embedded-supabase/src/seed';
import { repositoryPath } from '@agency-site/process/repository-root';
import { useTestSupabase } from '../test-supabase';

const content = readSeedContent(repositoryPath('e2e/fixtures/seed'));

const supabase = useTestSupabase();

/** Returns everything that the seed writes, as text. */
async function everything(): Promise<string> {
  const { database } = supabase;
  const rows = await database`
    select (select json_agg(s order by key) from public.site_settings s) as settings,
      (select json_agg(p order by slug) from public.pages p) as pages,
      (select json_agg(b order by slug) from public.blog_posts b) as posts,
      (select json_agg(c order by id) from public.contacts c) as contacts,
      (select json_agg(t order by id) from public.testimonials t) as testimonials,
      (select json_agg(m order by id) from public.team_members m) as team,
      (select json_agg(f order by id) from public.key_figures f) as figures,
      (select json_agg(q order by id) from public.faq_entries q) as questions,
      (select json_agg(s order by id) from public.search_synonyms s) as synonyms`;
  return JSON.stringify(rows);
}

async function column(query: string): Promise<unknown[]> {
  const rows = await supabase.database.unsafe(query);
  return rows.map((row) => Object.values(row)[0] as unknown);
}

test('running the seed’s statements again changes nothing', async () => {
  const before = await everything();
  await supabase.database.unsafe(seedSql(content));
  await supabase.database.unsafe(demoContactsSql(content));
  expect(await everything()).toBe(before);
});

test('running them again does not undo what an administrator wrote', async () => {
  const { database } = supabase;
  await database`update public.pages set title = 'À nous' where slug = 'cgv'`;
  await database`update public.site_settings set value = '9' where key = 'blog_posts_per_page'`;
  const before = await everything();
  await database.unsafe(seedSql(content));
  expect(await everything()).toBe(before);
  await database`update public.site_settings set value = '6' where key = 'blog_posts_per_page'`;
});

test('sample content is marked as such, and never comes back beside what is real', async () => {
  const { database } = supabase;
  const marked = `select count(*)::int from public.testimonials where is_example`;
  expect(await column(marked)).toEqual([3]);
  await database`delete from public.testimonials`;
  await database`insert into public.testimonials (words, name) values ('Merci.', 'Ana')`;
  await database.unsafe(seedSql(content));
  expect(await column(marked)).toEqual([0]);
});

test('a seed is recorded, and what is recorded is not run again', async () => {
  expect(await applySeedOnce(supabase.database, 'supabase/seed.sql', () => 'select 1 / 0')).toBe(false);
  expect(await column('select path from supabase_migrations.seed_files order by path')).toEqual([
    'demo/seed/contacts.yaml',
    'supabase/seed.sql',
  ]);
});

test('each article’s reading time equals the rule that the editor shows', async () => {
  const posts = await supabase.database<{ slug: string; content: string; read_time_minutes: number }[]>`
    select slug, content, read_time_minutes from public.blog_posts`;
  const wrong = posts.filter((post) => post.read_time_minutes !== readingTimeMinutes(textOfHtml(post.content)));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('a site that has thrown the seed away begins empty', async () => {
  const nothing = readSeedContent(repositoryPath('supabase/no-seed'));
  const empty = { settings: {}, pages: [], posts: [], siteContent: {}, menu: [], synonyms: [], demoContacts: [] };
  expect(nothing).toEqual(empty);
  const before = await everything();
  await supabase.database.unsafe(seedSql(nothing) + demoContactsSql(nothing));
  expect(await everything()).toBe(before);
});
