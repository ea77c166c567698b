// @module-tag spec-10-27
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { restoreFolder, writeFolder } from '../../src/transfer/content-folder';
import { png } from '../pictures';
import { tableRights } from '../../../supabase/tests/roles/rights';
import { storeSamples } from '../../../supabase/tests/roles/samples';
import { startTestSupabase, useTestSupabase } from '../test-supabase';
import type { TestSupabase } from '../served-supabase';
import { contentOf } from './content-of';

const supabase = useTestSupabase();
const folders = mkdtempSync(join(tmpdir(), 'content-'));
const folder = (name: string): string => join(folders, name);
let empty: TestSupabase;
beforeAll(async () => {
  empty = await startTestSupabase();
  const tables = await empty.database<{ name: string }[]>`select unnest(private.exported_tables()) as name`;
  await empty.database.unsafe(`truncate ${tables.map(({ name }) => `public.${name}`).join(', ')} cascade`);
});
afterAll(async () => {
  await empty.stop();
  rmSync(folders, { recursive: true });
});

/** Returns every file below a folder, by its path. */
const filesIn = (directory: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(directory.length), readFileSync(path, 'base64')]),
  );
const markdown = (html: string): string => `texte de ${html.length} signes\n`;

test('an empty site that imports an export exports the same, byte by byte', async () => {
  const { database } = supabase;
  await database`update public.blog_posts set view_count = 7`;
  await database`
    insert into public.comments (words, post_id, name, email, status)
    select 'À relire', id, 'Zoé', 'zoe@example.fr', 'pending' from public.blog_posts limit 1`;
  await database`insert into public.redirects (from_path, to_address, hits) values ('/avant', '/blog', 3)`;
  await contentOf(supabase).store({
    bucket: 'media',
    name: 'chantier-12x8-0a1b2c3d.png',
    type: 'image/png',
    bytes: new Uint8Array(png(12, 8)),
  });
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7 plaquette'));
  await contentOf(supabase).store({
    bucket: 'files',
    name: 'a-0a1b2c3d4e5f6a7b.pdf',
    type: 'application/pdf',
    bytes: pdf,
  });
  await storeSamples(database);
  for (const { id, email } of await database<{ id: string; email: string }[]>`select id, email from auth.users`)
    await empty.database`insert into auth.users (id, email) values (${id}, ${email}) on conflict do nothing`;
  await empty.database`truncate public.profiles`;
  const written = await writeFolder(folder('one'), contentOf(supabase), markdown);
  expect(written).toMatchObject({ pictures: 1, files: 1 });
  expect(Object.entries(written.rows).filter(([, count]) => count === 0)).toEqual([]);

  const before = await empty.database`select from public.outbox`;
  const restored = await restoreFolder(folder('one'), contentOf(empty));
  expect(restored.skipped).toEqual([]);
  expect(restored).toMatchObject({ rows: written.rows, pictures: 1, files: 1 });
  await writeFolder(folder('two'), contentOf(empty), markdown);
  expect(filesIn(folder('two'))).toEqual(filesIn(folder('one')));
  expect(await empty.database`select from public.outbox`).toHaveLength(before.length);
  expect(await empty.database`select from public.comments where words = 'À relire'`).toHaveLength(1);

  expect(Object.values((await restoreFolder(folder('one'), contentOf(empty))).rows).every((count) => count === 0)).toBe(
    true,
  );
});

const tools = (of: TestSupabase) => of.database`
  select study.slug, tool.name from public.case_study_tools
  join public.case_studies as study on study.id = case_study_id join public.tools as tool on tool.id = tool_id order by 1, 2`;

test('an export comes into a site with content: nothing is doubled, links lead to existing rows', async () => {
  const other = await startTestSupabase();
  onTestFinished(() => other.stop());
  const { database } = other;
  // Each first start gives the same content other ids, so this simulates another site.
  for (const table of ['menu_links', 'testimonials', 'faq_entries', 'key_figures', 'team_members', 'search_synonyms'])
    await database.unsafe(`update public.${table} set id = gen_random_uuid()`);
  await database`delete from public.case_study_tools`;
  for (const table of ['tools', 'partners', 'case_studies'])
    await database.unsafe(`
      alter table public.case_studies disable trigger all; alter table public.${table} disable trigger all;
      update public.${table} set id = gen_random_uuid();
      alter table public.${table} enable trigger all; alter table public.case_studies enable trigger all`);
  await database`update public.case_studies set partner_id = (select id from public.partners limit 1) where partner_id is not null`;
  const { skipped } = await restoreFolder(folder('one'), contentOf(other));
  expect(skipped.filter((line) => !line.endsWith(': its account is not here'))).toEqual([]);
  const keys = await database<
    { of_table: string; columns: string[] }[]
  >`select of_table, columns from private.restored_keys() where kind = 'n'`;
  for (const { of_table: table, columns } of keys) {
    const key = columns.join(', ');
    const doubled = (of: TestSupabase) =>
      of.database.unsafe(`select ${key}, count(*) from public.${table} group by ${key} having count(*) > 1 order by 1`);
    expect([table, [...(await doubled(other))]]).toEqual([table, [...(await doubled(supabase))]]);
  }
  expect([...(await tools(other))]).toEqual([...(await tools(supabase))]);
});

test('a row that cannot be here is named, and the others come', async () => {
  const other = await startTestSupabase();
  onTestFinished(() => other.stop());
  await other.database`truncate public.redirects`;
  await other.database`insert into public.redirects (from_path, to_address) values ('/ici', '/avant')`;
  const { skipped, rows } = await restoreFolder(folder('one'), contentOf(other));
  expect(skipped).toContain('redirects: /avant: /avant → /blog');
  expect(rows['comments']).toBeGreaterThan(0);
});

test('an article is a file of Markdown too, its facts above its text', () => {
  const [name = ''] = readdirSync(join(folder('one'), 'articles'));
  const text = readFileSync(join(folder('one'), 'articles', name), 'utf8');
  expect(text).toMatch(new RegExp(`^---\\nid: "[0-9a-f-]{36}"\\nslug: "${name.replace('.md', '')}"\\ntitle: "`));
  expect(text).toMatch(/\n---\n\ntexte de \d+ signes\n$/);
});

test('a folder with something in it is not written to', async () => {
  await expect(writeFolder(folder('one'), contentOf(supabase), markdown)).rejects.toThrow(/is not empty/);
});

const goneFile = (_bucket: string, name: string) => Promise.reject<Uint8Array>(new Error(`${name} is gone`));
const refusing = (html: string): string => {
  if (html.includes('Raconter')) throw new Error('no form');
  return html;
};

test('an export names texts and pictures that it lacks, and leaves no folder if it fails', async () => {
  const content = contentOf(supabase);
  await supabase.database`update public.blog_posts set content = '<p>Raconter</p>' where slug = (select min(slug) from public.blog_posts)`;
  const { skipped, pictures } = await writeFolder(folder('partial'), { ...content, read: goneFile }, refusing);
  expect(pictures).toBe(0);
  expect(skipped).toEqual([
    expect.stringMatching(/^articles\/.*\.md: no form$/),
    'chantier-12x8-0a1b2c3d.png: chantier-12x8-0a1b2c3d.png is gone',
    'a-0a1b2c3d4e5f6a7b.pdf: a-0a1b2c3d4e5f6a7b.pdf is gone',
  ]);
  const call = (name: string, args: object) =>
    name === 'exported_pictures' ? Promise.reject<unknown>(new Error('no answer')) : content.call(name, { ...args });
  await expect(writeFolder(folder('none'), { ...content, call }, markdown)).rejects.toThrow('no answer');
  expect(readdirSync(folders).filter((name) => name.startsWith('none'))).toEqual([]);
});

/** Tables that no export contains, each with the reason. */
const unexported: Readonly<Record<string, string>> = {
  admins: 'accounts',
  activity_log: 'accounts',
  contacts: 'personal data: `npm run backup`',
  newsletter_subscribers: 'personal data, with an export of its own',
  newsletter_issues: 'what was sent to them',
  outbox: 'personal data, and passing',
  webhooks: 'secrets',
  trash: 'copies',
  revisions: 'copies',
  missing_pages: 'counts',
  empty_searches: 'counts',
};

test('every table of schema public is exported, or has a reason not to be', async () => {
  const exported = (await contentOf(supabase).call('exported_tables', {})) as string[];
  expect([...exported, ...Object.keys(unexported)].toSorted()).toEqual(Object.keys(tableRights).toSorted());
  for (const table of Object.keys(unexported))
    await expect(contentOf(supabase).call('export_rows', { of_table: table, skipped: 0 })).rejects.toThrow(/No export/);
});

test('without its author’s account an article has the author’s name, and the profile is left out', async () => {
  const { database } = supabase;
  const [account] = await database<{ id: string }[]>`
    insert into auth.users (id, email) values (gen_random_uuid(), 'lea@example.fr') returning id`;
  const id = account?.id ?? '';
  await database`
    insert into public.profiles (id, name, slug) values (${id}, 'Léa Morel', 'lea-morel')
    on conflict (id) do update set name = excluded.name, slug = excluded.slug`;
  await database`
    insert into public.blog_posts (slug, title, content, author_id) values ('signe', 'Signé', '<p>x</p>', ${id})`;
  await writeFolder(folder('signed'), contentOf(supabase), markdown);
  const { skipped } = await restoreFolder(folder('signed'), contentOf(empty));
  expect(skipped).toContain('profiles: lea-morel: its account is not here');
  const [post] = await empty.database`select author, author_id from public.blog_posts where slug = 'signe'`;
  expect(post).toEqual({ author: 'Léa Morel', author_id: null });
  expect(await empty.database`select from public.profiles where id = ${id}`).toEqual([]);
});
