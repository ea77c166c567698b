// @module-tag spec-3-2
// @module-tag spec-3-4
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { postCategories } from '@agency-site/domain/blog-posts';
import { contactStatuses } from '@agency-site/domain/contacts';
import { legalPageSlugs } from '@agency-site/domain/pages';
import { repositoryPath } from '@agency-site/process/repository-root';
import { clientOf, rowsOf } from '../../server/tests/api-client';
import { useTestSupabase } from '../../server/tests/test-supabase';

const supabase = useTestSupabase();

async function column(query: string): Promise<unknown[]> {
  const rows = await supabase.database.unsafe(query);
  return rows.map((row) => Object.values(row)[0] as unknown);
}

test('all settings of the specification are there', async () => {
  const specification = readFileSync(repositoryPath('docs/specification.md'), 'utf8');
  const [, listed = ''] = /^### §3\.4[^]*?Keys: ([^.;]*);/m.exec(specification) ?? [];
  const keys = listed.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? [];
  expect(keys).toHaveLength(15);
  expect(await column('select key from public.site_settings')).toEqual(expect.arrayContaining(keys));
});

test('the seed publishes exactly the pages of specification §2.3 and the accessibility statement', async () => {
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
  const ofBlocks = ['accueil', 'a-propos', 'services', 'cas-usage', 'automatisations'];
  const all = new Set([...expected, 'declaration-accessibilite', ...ofBlocks]);
  expect(new Set(await column(`select slug from public.pages where status = 'published'`))).toEqual(all);
  expect(await column('select count(*)::int from public.pages')).toEqual([26]);
});

test('the pages have an order of their own, none shared', async () => {
  expect(await column('select count(*)::int - count(distinct sort_order)::int from public.pages')).toEqual([0]);
});

test('at least 12 articles in five categories are published, 3 are featured and 2 are drafts', async () => {
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

test('the demo’s persons are fictitious: addresses and numbers are reserved for examples', async () => {
  const emails = await column('select email from public.contacts');
  const phones = await column('select phone from public.contacts where phone is not null');
  expect(emails.filter((email) => !/@example\.(fr|com|org)$/.test(String(email)))).toEqual([]);
  // Numbers that ARCEP reserves for fiction: https://www.arcep.fr
  expect(
    phones.filter((phone) => !/^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98)/.test(String(phone))),
  ).toEqual([]);
});

test.each([
  ['Supabase', true, 'La base de données est confiée à Supabase.'],
  ['our own server', false, 'La base de données est installée avec le site.'],
])(
  'where %s keeps the data, the legal pages say so, and leave nothing open to visitors',
  async (_, hosted, sentence) => {
    await supabase.database.unsafe(`create or replace function private.is_hosted() returns boolean
    language sql stable set search_path = '' as $$ select ${hosted} $$`);
    const stranger = clientOf(supabase);
    const shown = async (slug: string): Promise<string> => {
      const answer = await stranger('GET', `/rest/v1/rpc/visible_page?wanted=${slug}&select=content`);
      return rowsOf<{ content: string }>(answer)[0]?.content ?? '';
    };
    expect((await shown('mentions-legales')).replace(/\s/g, ' ')).toContain(sentence);
    for (const slug of legalPageSlugs) {
      const text = await shown(slug);
      expect(text).not.toMatch(/compléter|\{\{|<(ul|ol|tbody)>\s*<\/|:\s*<\/p>(?!\s*<ul)/);
      expect(text, 'no heading without a text').not.toMatch(/<\/h2>\s*(<h2|$)/);
      expect(text).toContain('<h2>');
    }
    expect((await shown('politique-confidentialite')).includes('Supabase')).toBe(hosted);
  },
);

test('once the facts are filled in, the legal pages say what depends on them', async () => {
  await supabase.database`update public.pages set content = regexp_replace(content, '\\[à compléter[^]]*\\]', 'dit', 'g')`;
  const stranger = clientOf(supabase);
  const text = async (slug: string): Promise<string> =>
    JSON.stringify((await stranger('GET', `/rest/v1/rpc/visible_page?wanted=${slug}&select=content`)).body);
  expect(await text('cgv')).toMatch(
    /Notre identité complète.*15\. Responsabilité et assurance.*18\. Droit et tribunal/,
  );
  expect(await text('mentions-legales')).toContain('édité par la société désignée ci-dessous');
  expect(await text('politique-confidentialite')).toMatch(
    /son immatriculation y figurent.*L’hébergeur du site, nommé dans/,
  );
  for (const slug of legalPageSlugs) expect(await text(slug)).not.toContain('{{');
});
