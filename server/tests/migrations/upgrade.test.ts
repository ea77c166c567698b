// @module-tag spec-10-10
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type postgres from 'postgres';
import { openEmbeddedSupabase } from '../../../packages/embedded-supabase/src/embedded-supabase';
import { createDatabase, dropDatabase } from '../cluster';
import { makeReleasedDatabase } from './released-database';

const { socketDirectory: host } = inject('cluster');
const name = 'of_the_last_release';
const connection = { host, username: 'postgres', database: name, max: 2 };
const directory = mkdtempSync(join(tmpdir(), 'upgrade-'));

beforeAll(() => createDatabase(host, name, 'template0'));
afterAll(async () => {
  await dropDatabase(host, name);
  rmSync(directory, { recursive: true });
});

/** Two years of work with the last release: its own functions and triggers keep versions, former addresses and the trash. */
const WORK = `
  insert into auth.users (id, aud, role, email, encrypted_password)
  select md5('account ' || n)::uuid, 'authenticated', 'authenticated', 'personne' || n || '@example.fr', 'hash ' || n
  from generate_series(1, 4) as n;
  insert into public.admins (user_id) select id from auth.users where email ~ '[12]@';
  insert into public.blog_posts (slug, title, excerpt, content, author, category, tags, featured, featured_image_url,
    featured_image_alt, read_time_minutes, view_count, status, published_at, created_at, meta_title, meta_description, meta_keywords)
  select 'article-' || n, 'Article « ' || n || ' » à l’essai', 'Extrait ' || n, '<p>Contenu <strong>' || n || '</strong> 😀</p>',
    'Camille', (array['IA', 'CRM', null])[1 + n % 3], array['étiquette', 'n°' || n], n % 7 = 0,
    case when n % 2 = 0 then '/media/photo-' || n || '.webp' end, 'Une photo', n, n * 11,
    case when n % 4 = 0 then 'draft' else 'published' end, case when n % 4 > 0 then now() - n * interval '9 days' end,
    now() - n * interval '10 days', 'Titre ' || n, 'Description ' || n, 'mots, clés'
  from generate_series(1, 60) as n;
  update public.blog_posts set slug = slug || '-bis', title = title || ' (bis)' where slug ~ '-1[0-9]$';
  update public.blog_posts set status = 'draft', published_at = null where slug ~ '-2[0-3]$' and status = 'published';
  delete from public.blog_posts where slug ~ '-5[0-4]$';
  insert into public.pages (slug, title, excerpt, content, status, sort_order, essential)
  select (array['page-', 'services/page-'])[1 + n % 2] || n, 'Page ' || n, 'Extrait', '<p>' || n || '</p>',
    case when n % 5 = 0 then 'draft' else 'published' end, n, n % 9 = 0
  from generate_series(1, 20) as n;
  update public.pages set content = content || '<p>Corrigé</p>' where sort_order > 10;
  delete from public.pages where sort_order in (7, 8);
  insert into public.contacts (name, email, phone, company, service_interest, message, source, status, notes, created_at, updated_at)
  select 'Zoé ' || n, 'Zoe.' || n || '+essai@Example.fr', '06 12 34 56 ' || n, 'Société ' || n, 'Audit', E'Bonjour,\\nligne ' || n,
    'website', (array['new', 'contacted', 'qualified', 'converted', 'closed'])[1 + n % 5],
    case when n % 2 = 0 then 'À rappeler ' || n end, now() - n * interval '15 days', now() - n * interval '14 days'
  from generate_series(10, 49) as n;
  delete from public.contacts where phone ~ '4[0-4]$';
  insert into public.newsletter_subscribers (email, consented_at)
  select 'abonnee' || n || '@example.fr', now() - n * interval '1 day' from generate_series(1, 25) as n;
  insert into public.site_settings (key, value) values
    ('site_title', 'L’Établi'), ('contact_email', 'bonjour@example.fr'), ('contact_phone', '01 02 03 04 05'),
    ('linkedin_url', 'https://www.linkedin.com/company/essai'), ('blog_posts_per_page', '12'), ('newsletter_enabled', 'true'),
    ('comments_enabled', 'false'), ('google_analytics_id', 'G-ABCD123456'), ('site_logo_url', '/logo.svg');
  insert into storage.objects (bucket_id, name, metadata)
  select 'media', 'photo-' || n || '.webp', '{"size": 12345, "mimetype": "image/webp"}' from generate_series(1, 30) as n;`;

type Row = Readonly<Record<string, unknown>>;

/** The rows of every table that keeps what people wrote. */
async function contentOf(database: postgres.Sql): Promise<Map<string, readonly Row[]>> {
  const tables = await database<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relpersistence = 'p' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`;
  const content = new Map<string, readonly Row[]>();
  for (const table of tables) {
    const rows = await database.unsafe<{ row: Row }[]>(`select to_jsonb(kept) as row from ${table.name} as kept`);
    content.set(table.name, rows.map(({ row }) => row)); // prettier-ignore
  }
  return content;
}

/** Rows as lines of the columns that were there before, whatever their order. */
const linesOf = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => [column, row[column]]))).toSorted();

test('what two years with the last release wrote is there after the upgrade, row by row and column by column', async () => {
  let before = new Map<string, readonly Row[]>();
  await makeReleasedDatabase(connection, async (owner) => {
    await owner.unsafe(WORK);
    before = await contentOf(owner);
  });
  const supabase = await openEmbeddedSupabase({
    dataDirectory: directory,
    connection,
    siteUrl: 'http://127.0.0.1',
    seedDirectory: process.env['SEED_DIR'],
    demo: false,
  });
  const after = await contentOf(supabase.database);
  await supabase.close();
  const total = [...before.values()].reduce((sum, rows) => sum + rows.length, 0);
  expect(total).toBeGreaterThan(300);
  const lost = [...before]
    .filter(([, rows]) => rows.length > 0)
    .flatMap(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const kept = new Set(linesOf(after.get(table) ?? [], columns));
      return linesOf(rows, columns).flatMap((line) => (kept.has(line) ? [] : [`${table} ${line}`]));
    });
  expect(lost).toEqual([]);
});
