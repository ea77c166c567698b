// @module-tag spec-10-10
// @module-tag exhaustive
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { renderMail } from '@agency-site/mail/render';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as columns from '@agency-site/domain/tables/column';
import type * as declarations from '@agency-site/domain/site-declarations';
import type * as posts from '@agency-site/domain/tables/blog-posts';
import type * as site from '../../../public-site/src/app/entry-server';
import { clientOf, rowsOf, saveSettings, type Call } from '../api-client';
import { changePost, createPost, readPost } from '../../../supabase/tests/rules/drafts';
import { useAdministrator } from '../test-supabase';
import { copyRepository, follow, recipes } from './recipe';

let copy: string;
const { supabase, administrator } = useAdministrator();
const visitor = clientOf(supabase);
const followed = new Map<string, ReturnType<typeof follow>>();
beforeAll(async () => {
  copy = copyRepository();
  for (const name of recipes) {
    const result = follow(name, copy);
    followed.set(name, result);
    await supabase.database.unsafe(result.sql);
  }
  // Runs the part of `npm run types` that does not write types.
  execFileSync(process.execPath, ['--import', 'tsx', 'packages/domain/src/write-site-declarations.ts'], { cwd: copy });
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(copy, 'public-site/tsconfig.json') };
  execFileSync(process.execPath, ['--import', 'tsx', 'server/scripts/write-block-declarations.ts'], { cwd: copy, env });
  await supabase.database.unsafe(readFileSync(join(copy, 'supabase/schemas/30_content/04_block_kinds.sql'), 'utf8'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The settings module of the copy of the repository. The recipe adds keys there, so the types are looser than ours. */
interface Settings {
  readonly settingKeys: readonly string[];
  readonly settingDefinition: (key: string) => object;
  readonly acceptsSetting: (key: string, value: string) => boolean;
}

/** Imports a module of the copy. */
const imported = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(copy, path));

/** Returns the copy's site, as the server renders it for visitors. */
async function siteOfCopy() {
  const { render, machineFile } = await imported<typeof site>('public-site/src/app/entry-server.tsx');
  const key = { publishableKey: supabase.keys.publishableKey };
  const options = {
    supabase: { supabaseUrl: supabase.url, ...key, fetch },
    browserConfiguration: { supabaseUrl: '', ...key },
    siteUrl: 'http://site.test',
    criticalCss: () => '',
    styleSheet: undefined,
    script: '/site.js',
  };
  const page = async (path: string) => (await render(new Request(`http://site.test${path}`), options)).text();
  return { page, sitemap: () => machineFile('/sitemap.xml', options) };
}

test.each([
  ['column', 4, 12],
  ['setting', 3, 3],
  ['figure', 3, 1],
  ['public-page', 5, 2],
])('a %s takes %i files by hand and %i lines of SQL', (name, files, sqlLines) => {
  expect(followed.get(name)).toMatchObject({ files: { length: files }, sqlLines });
});

test('a resource: administrators write it, visitors read what is published, on the page too', async () => {
  const address = '/rest/v1/training_courses';
  const row = { price: 65.5, starts_at: '2999-03-01T08:30:00Z', published: true };
  for (const course of [
    { ...row, topic: 'Plus tard', slug: 'plus-tard', starts_at: '2999-04-01T08:30:00Z' },
    { ...row, topic: 'Écrire une notice', slug: 'notice', photo_url: '/atelier.webp', photo_alt: 'Un atelier' },
    { ...row, topic: 'Passée', slug: 'passee', starts_at: '2020-03-01T08:30:00Z' },
    { ...row, topic: 'Brouillon', slug: 'brouillon', published: false },
  ])
    expect((await administrator('POST', address, course)).status).toBe(201);
  expect((await visitor('GET', `${address}?select=topic&slug=in.(notice,brouillon)`)).body).toEqual([
    { topic: 'Écrire une notice' },
  ]);
  expect((await visitor('GET', `${address}?select=partner_id`)).status).toBe(401);
  expect((await visitor('POST', address, { topic: 'Intrus', slug: 'intrus' })).status).toBe(401);
  const { page, sitemap } = await siteOfCopy();
  const list = await page('/formations');
  expect(list).toMatch(/Écrire une notice[^]*1 mars 2999 à 09:30[^]*Plus tard/);
  expect(list).not.toMatch(/Passée|Brouillon/);
  expect(await page('/formations/notice')).toMatch(/alt="Un atelier"[^]*65,50\s€/);
  expect(await page('/formations/brouillon')).not.toContain('65,50');
  expect(await sitemap()).toContain('<loc>http://site.test/formations/notice</loc>');
});

test('a kind of block: editors fill it in, visitors read it, the database holds its bounds', async () => {
  const block = { kind: 'notice', words: 'Fermé en août', action: { label: 'Écrire', href: '/contact' } };
  const notice = { slug: 'avis', title: 'Avis', blocks: [{ id: randomUUID(), ...block }] };
  expect((await administrator('POST', '/rest/v1/pages', notice)).status).toBe(201);
  expect(await (await siteOfCopy()).page('/avis')).toContain('Fermé en août');
  const tooLong = [{ id: randomUUID(), kind: 'notice', words: 'é'.repeat(301) }];
  const page = { slug: 'trop', title: 'Trop', blocks: tooLong };
  expect((await administrator('POST', '/rest/v1/pages', page)).status).toBe(400);
});

/** Returns the articles that a client finds. */
const found = async (client: Call, words: string): Promise<unknown> =>
  (await client('GET', `/rest/v1/rpc/search_posts?words=${words}&select=slug,subtitle`)).body;

test('a column is written, listed, searched, exported, restored and shown on the page', async () => {
  const { postColumns } = await imported<typeof posts>('packages/domain/src/tables/blog-posts.ts');
  const { namesOf, labelsOf } = await imported<typeof columns>('packages/domain/src/tables/column.ts');
  const listed = namesOf(postColumns, { inList: true }).join(',');
  expect(labelsOf(postColumns)).toHaveProperty('subtitle', 'Sous-titre');

  const { id, slug } = await createPost(administrator, { status: 'published', subtitle: 'Les relances' });
  for (const client of [visitor, administrator])
    expect(await found(client, 'relance')).toContainEqual({ slug, subtitle: 'Les relances' });
  const lists = ['blog_posts?', 'rpc/search_posts?words=relance&'].map(async (list) =>
    rowsOf(await administrator('GET', `/rest/v1/${list}slug=eq.${slug}&select=${listed}`)),
  );
  for (const rows of await Promise.all(lists)) expect(rows).toMatchObject([{ slug, subtitle: 'Les relances' }]);

  expect(await changePost(administrator, id, { title: 'Essai suivi' })).toMatchObject({ subtitle: 'Les relances' });
  expect(await changePost(administrator, id, { subtitle: 'Les factures' })).toMatchObject({ title: 'Essai suivi' });
  expect(await found(visitor, 'facture')).toContainEqual({ slug, subtitle: 'Les factures' });
  const site = await siteOfCopy();
  expect(await site.page(`/blog/${slug}`)).toContain('Les factures');
  expect(await site.page('/blog?search=facture')).toContain('Essai suivi');

  const versions = await administrator('GET', `/rest/v1/rpc/revision_list?of_table=blog_posts&of_row=${id}`);
  const first = rowsOf<{ id: number }>(versions).at(-1);
  await administrator('POST', '/rest/v1/rpc/restore_revision', { revision_id: first?.id });
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] });
  expect(await readPost(administrator, id)).toMatchObject({ title: 'Essai', subtitle: 'Les relances' });
});

test('a setting: defined as declared, saved and refused alike, read by visitors and by the site', async () => {
  const { settingKeys, settingDefinition, acceptsSetting } = await imported<Settings>(
    'packages/domain/src/settings.ts',
  );
  const defined = await supabase.database`select * from private.setting_definitions order by key`;
  expect([...defined]).toEqual(settingKeys.toSorted().map((key) => settingDefinition(key)));
  const values = { 'https://www.instagram.com/etabli': true, 'javascript:alert(1)': false };
  for (const [value, good] of Object.entries(values)) {
    const { status } = await saveSettings(administrator, { instagram_url: value });
    expect([value, status === 200, acceptsSetting('instagram_url', value)]).toEqual([value, good, good]);
  }
  expect(rowsOf(await visitor('GET', '/rest/v1/site_settings?key=eq.instagram_url&select=value'))).toEqual([
    { value: 'https://www.instagram.com/etabli' },
  ]);
  const { siteSettingFallbacks } = await imported<typeof declarations>('packages/domain/src/site-declarations.ts');
  expect(siteSettingFallbacks).toHaveProperty('instagram_url', '');
});

test('a figure: counted in the one call of the dashboard', async () => {
  const counted = await administrator('GET', '/rest/v1/rpc/dashboard_statistics');
  expect(counted.body).toMatchObject({ totalSubscribers: 0, totalPages: expect.any(Number) as number });
});

test('a public page: shown, in the menu and in the sitemap', async () => {
  const [{ question } = { question: '' }] = rowsOf<{ question: string }>(
    await visitor('GET', '/rest/v1/faq_entries?select=question&order=position'),
  );
  await supabase.database`
    insert into public.menu_links (place, label, target) values ('main', 'Questions', '/questions')`;
  const { page, sitemap } = await siteOfCopy();
  expect(question).not.toBe('');
  expect(await page('/questions')).toContain(question);
  expect(await page('/')).toMatch(/<a [^>]*href="\/questions"/);
  expect(await sitemap()).toContain('<loc>http://site.test/questions</loc>');
});

test('an e-mail: written with its event, rendered as declared, erased with its row', async () => {
  const { database } = supabase;
  await database`insert into public.newsletter_subscribers (email, state) values ('lea@example.fr', 'pending')`;
  await database`update public.newsletter_subscribers set state = 'confirmed' where email = 'lea@example.fr'`;
  const written = () => database<{ kind: string; data: unknown }[]>`
    select kind, data from public.outbox where kind = 'subscriber_notice'`;
  const [row] = await written();
  const mail = await imported<{ renderMail: typeof renderMail }>('packages/mail/src/render.ts');
  const { subject, text } = mail.renderMail(row?.kind ?? '', row?.data, { url: 'https://exemple.fr' });
  expect(subject).toBe('lea@example.fr est inscrit à la lettre');
  expect(text).toContain('https://exemple.fr/admin/newsletter');
  await database`delete from public.newsletter_subscribers where email = 'lea@example.fr'`;
  expect(await written()).toHaveLength(0);
});
