import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postCategories } from '@agency/supabase/blog-posts';
import { contactStatuses } from '@agency/supabase/contacts';
import { readingTimeMinutes, textOfHtml } from '@agency/supabase/reading-time';
import { readSeedContent } from '@agency/supabase/seed-content';
import { demoContactsSql, seedSql } from '@agency/supabase/seed-sql';
import { applySeedOnce } from '../../src/embedded/seed';
import { repositoryPath } from '../../src/core/repository-root';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';

const content = readSeedContent(repositoryPath('supabase/seed'));

let supabase: TestSupabase;
beforeAll(async () => {
  supabase = await startTestSupabase();
});
afterAll(() => supabase.stop());

/** Everything the seed writes, as text. */
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
      (select json_agg(q order by id) from public.faq_entries q) as questions`;
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
    'supabase/seed.sql',
    'supabase/seed/demo/contacts.yaml',
  ]);
});

test('all settings of the specification are there (§3.4)', async () => {
  const specification = readFileSync(repositoryPath('docs/specification.md'), 'utf8');
  const [, listed = ''] = /^### §3\.4[^]*?Keys: ([^.;]*);/m.exec(specification) ?? [];
  const keys = listed.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
  expect(keys).toHaveLength(15);
  expect(await column('select key from public.site_settings')).toEqual(expect.arrayContaining(keys));
});

test('the twenty pages of specification §2.3 and the accessibility statement are there, published, and no other (§3.2)', async () => {
  const slugs = {
    services: [
      'automatisations',
      'outils-nocode',
      'audit-processus',
      'integration-crm-erp',
      'formations-accompagnement',
    ],
    'cas-usage': [
      'e-commerce',
      'services-b2b',
      'professions-liberales',
      'creatifs-artisans',
      'btp-artisanat',
      'formation-conseil',
    ],
    automatisations: [
      'e-commerce-vente',
      'services-rendez-vous',
      'gestion-client-crm',
      'marketing-reseaux-sociaux',
      'finance-comptabilite',
      'support-service-client',
    ],
  };
  const nested = Object.entries(slugs).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`));
  const expected = [...nested, 'mentions-legales', 'cgv', 'politique-confidentialite'];
  expect(expected).toHaveLength(20);
  const all = new Set([...expected, 'declaration-accessibilite']);
  expect(new Set(await column(`select slug from public.pages where status = 'published'`))).toEqual(all);
  expect(await column('select count(*)::int from public.pages')).toEqual([21]);
});

test('the pages have an order of their own, none shared', async () => {
  expect(await column('select count(*)::int - count(distinct sort_order)::int from public.pages')).toEqual([0]);
});

test('at least 12 articles are published over the five categories, 3 or more are featured, 2 are drafts', async () => {
  const published = await supabase.database<{ category: string; featured: boolean }[]>`
    select category, featured from public.blog_posts where status = 'published'`;
  expect(published.length).toBeGreaterThanOrEqual(12);
  expect(new Set(published.map(({ category }) => category))).toEqual(new Set(postCategories));
  expect(published.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
  expect(await column(`select count(*)::int from public.blog_posts where status = 'draft'`)).toEqual([2]);
});

test('the articles’ dates differ, spread over most of a year, and none lies ahead of the newest', async () => {
  const [spread] = await supabase.database<{ days: number; dates: number; posts: number }[]>`
    select extract(day from max(published_at) - min(published_at))::int as days,
      count(distinct published_at)::int as dates, count(*)::int as posts
    from public.blog_posts where status = 'published'`;
  expect(spread?.dates).toBe(spread?.posts);
  expect(spread?.days).toBeGreaterThan(250);
  expect(spread?.days).toBeLessThan(400);
});

test('a dozen demo contact requests, in every status', async () => {
  const statuses = await column('select status from public.contacts');
  expect(statuses).toHaveLength(12);
  expect(new Set(statuses)).toEqual(new Set(contactStatuses));
});

test('the demo’s people cannot exist: addresses and numbers are of the kinds kept for examples', async () => {
  const emails = await column('select email from public.contacts');
  const phones = await column('select phone from public.contacts where phone is not null');
  expect(emails.filter((email) => !/@example\.(fr|com|org)$/.test(String(email)))).toEqual([]);
  // Numbers that ARCEP reserves for fiction: https://www.arcep.fr
  expect(
    phones.filter((phone) => !/^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98)/.test(String(phone))),
  ).toEqual([]);
});

test('each article’s reading time equals the rule that the editor shows', async () => {
  const posts = await supabase.database<{ slug: string; content: string; read_time_minutes: number }[]>`
    select slug, content, read_time_minutes from public.blog_posts`;
  const wrong = posts.filter((post) => post.read_time_minutes !== readingTimeMinutes(textOfHtml(post.content)));
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
