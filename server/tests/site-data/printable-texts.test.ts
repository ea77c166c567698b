// @module-tag spec-10-1
import { socialPicture } from '@agency-site/brand/social-picture';
import { machineFile } from '@agency-site/public-site/entry-server';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, saveText } from '../api-client';
import { useAdministrator } from '../test-supabase';

const { supabase, administrator } = useAdministrator();

/** Characters that XML forbids, between letters; the vertical tab and the form feed become spaces. */
const FORBIDDEN = 'a\u0001b\u0008c\u000Bd\u000Ce\u000Ff\u001Fg\uFFFEh\uFFFFi';
const CLEANED = 'abc d efghi';
/** Text that resembles such characters and has to stay unchanged. */
const INNOCENT = 'C:\\\\bin\\u000b \\f \\\\\\b é\u0085😀 tab\tfin\nligne';

/** Parses a document with PostgreSQL's strict parser. */
const parsed = async (xml: string | undefined) =>
  String((await supabase.database`select xmlparse(document ${xml ?? ''})::text as text`)[0]?.['text']);

const options = () => ({
  supabase: { supabaseUrl: supabase.url, publishableKey: supabase.keys.publishableKey, fetch },
  siteUrl: 'https://atelier.example',
});
const files = async () => ({
  feed: await parsed(await machineFile('/rss.xml', options())),
  sitemap: await parsed(await machineFile('/sitemap.xml', options())),
});

const slug = 'signes';
const post = {
  slug,
  title: FORBIDDEN,
  excerpt: `${FORBIDDEN} ${INNOCENT}`,
  content: `<p title="${FORBIDDEN}">${FORBIDDEN}</p>`,
  category: 'NoCode',
  tags: [FORBIDDEN],
  status: 'published',
};
beforeEach(async () => {
  await supabase.database`delete from public.blog_posts where slug = ${slug}`;
});

test('words are stored without what XML forbids, whoever sends them and in whatever column', async () => {
  expect((await administrator('POST', '/rest/v1/blog_posts', post)).status).toBe(201);
  const read = async () => (await supabase.database`select * from public.blog_posts where slug = ${slug}`)[0];
  const clean = {
    title: CLEANED,
    excerpt: `${CLEANED} ${INNOCENT}`,
    content: `<p title="${CLEANED}">${CLEANED}</p>`,
    tags: [CLEANED],
  };
  expect(await read()).toMatchObject(clean);
  await saveText(administrator, 'blog_posts', `slug=eq.${slug}`, { title: `Mieux ${FORBIDDEN}`, tags: [] });
  expect(await read()).toMatchObject({ ...clean, title: `Mieux ${CLEANED}`, tags: [] });

  const blocks = [
    {
      id: '5a3c1f9e-0000-4000-8000-0000000000b1',
      kind: 'call',
      title: FORBIDDEN,
      text: INNOCENT,
      action: { label: 'Lire', href: '/blog' },
    },
  ];
  expect((await administrator('POST', '/rest/v1/pages', { slug, title: FORBIDDEN, blocks })).status).toBe(201);
  const [page] = await supabase.database`select blocks, blocks_text from public.pages where slug = ${slug}`;
  expect(page?.['blocks']).toEqual([{ ...blocks[0], title: CLEANED }]);
  expect(page?.['blocks_text']).toContain(CLEANED);
  await supabase.database`delete from public.pages where slug = ${slug}`;
});

describe('the feed and the sitemap, which a strict parser reads', () => {
  test('with words as they are stored now, « Description du site » among them', async () => {
    await administrator('POST', '/rest/v1/blog_posts', post);
    const [setting] = rowsOf<{ value: string; updated_at: string }>(
      await administrator('GET', '/rest/v1/site_settings?key=eq.site_description'),
    );
    const [latest] = await supabase.database`select max(updated_at) as at from public.site_settings`;
    const save = (value: string | undefined, at: unknown) =>
      administrator('POST', '/rest/v1/rpc/save_settings', {
        settings: { site_description: value },
        expected_updated_at: at,
      });
    expect((await save(FORBIDDEN, latest?.['at'])).status).toBe(200);
    const { feed } = await files();
    expect(feed).toContain(`<title>${CLEANED}</title>`);
    expect(feed).toContain(`<description>${CLEANED}</description>`);
    await supabase.database`update public.site_settings set value = ${setting?.value ?? ''} where key = 'site_description'`;
  });

  test('with words that were stored before, and of a category', async () => {
    const { database } = supabase;
    const before = await database`select value from public.site_settings where key = 'site_description'`;
    await database.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      const { tags: _tags, ...words } = post;
      await sql`insert into public.blog_posts ${sql({ ...words, excerpt: FORBIDDEN, published_at: '2026-01-01T00:00:00Z' })}`;
      await sql`update public.site_settings set value = ${FORBIDDEN} where key = 'site_description'`;
      await sql`
        insert into public.blog_categories (title, category, name) values ('x', 'NoCode', ${FORBIDDEN})
        on conflict (category) do update set name = excluded.name`;
    });
    const { feed } = await files();
    expect(feed).toContain(`<title>${CLEANED}</title>`);
    expect(feed).toContain(`<description>${CLEANED}</description>`);
    expect(feed).toContain(`<category>${CLEANED}</category>`);
    await database`update public.blog_categories set name = '' where category = 'NoCode'`;
    await database`update public.site_settings set value = ${String(before[0]?.['value'])} where key = 'site_description'`;
  });
});

test('the drawn picture of a page is drawn with such words, and with half a sign', () => {
  const words = `${FORBIDDEN} \uD83D fin`;
  const svg = socialPicture({
    title: words,
    kicker: words,
    site: words,
    illustration: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>',
  });
  expect(new Resvg(svg).render().width).toBe(1200);
});

test('half a sign is stored as a sign that stands for it, by a row and by a save', async () => {
  const half = 'a\uD83Db';
  expect((await administrator('POST', '/rest/v1/blog_posts', { ...post, title: half })).status).toBe(201);
  expect((await saveText(administrator, 'blog_posts', `slug=eq.${slug}`, { excerpt: half, tags: [half] })).status).toBe(
    200,
  );
  const [stored] = await supabase.database`select title, excerpt, tags from public.blog_posts where slug = ${slug}`;
  expect(stored).toEqual({ title: 'a\uFFFDb', excerpt: 'a\uFFFDb', tags: ['a\uFFFDb'] });
  await files();
});

describe('every table', () => {
  let tables: readonly { name: string; kept: boolean }[];
  beforeAll(async () => {
    tables = await supabase.database<{ name: string; kept: boolean }[]>`
      select relname as name, exists (
        select from pg_trigger where tgrelid = class.oid and tgfoid = 'private.strip_control_characters'::regproc
          -- First of all for each row, before INSERT and UPDATE (bits 1, 2, 4 and 16).
          and tgtype & 23 = 23 and tgenabled = 'O' and tgname <= all (
            select other.tgname from pg_trigger as other where other.tgrelid = class.oid and not other.tgisinternal and other.tgtype & 3 = 3
          )
      ) as kept
      from pg_class as class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and exists (
        select from pg_attribute where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)
      )`;
  });
  test('has the trigger of private.add_control_character_trigger()', () => {
    expect(tables.filter(({ kept }) => !kept).map(({ name }) => name)).toEqual([]);
    expect(tables.length).toBeGreaterThan(20);
  });
});
