// @module-tag spec-10-16
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { changePost, createPost } from '../rules/drafts';
import { webhookScene } from './webhook-scene';

const { supabase, administrator, addWebhook, listening, drain, verify } = webhookScene();

beforeEach(() => supabase.database`delete from private.planned_changes`);

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const schedule = (hours: number, fields: object = {}) =>
  createPost(administrator, { status: 'published', published_at: inHours(hours), ...fields });
/** Moves the dates of these rows back, as if hours passed. */
const hoursPass = async (hours: number): Promise<void> => {
  const { database } = supabase;
  await database.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const past = transaction`interval '1 hour' * ${hours}`;
    await transaction`update public.blog_posts set published_at = published_at - ${past}, featured_until = featured_until - ${past}`;
    await transaction`update public.pages set published_at = published_at - ${past}`;
    await transaction`update private.planned_changes set due_at = due_at - ${past}`;
  });
};
const followAfter = async (hours: number): Promise<void> => {
  await hoursPass(hours);
  await follow();
};
const events = async (): Promise<string[]> => {
  const rows = await supabase.database<{ kind: string; due: boolean }[]>`
    select kind, due_at <= now() as due from public.outbox where channel = 'webhook' order by kind`;
  return rows.map(({ kind, due }) => `${kind}${due ? '' : ' later'}`);
};
const follow = () => supabase.database`select private.apply_due_changes()`;
const both = () => addWebhook('https://a.example.fr', { events: ['post.published', 'site.changed'] });

test('the consequences of a publication happen at its moment, not before, and once', async () => {
  await both();
  const { id } = await schedule(1);
  await changePost(administrator, id, { title: 'Corrigé avant' });
  await follow();
  expect(await events()).toEqual([]);
  await followAfter(1);
  await follow();
  expect(await events()).toEqual(['post.published', 'site.changed']);
});

test('the worker that was stopped at that minute calls late, with the text as it is then', async () => {
  const { calls, hook } = await listening(undefined, { events: ['post.published'] });
  const { id } = await schedule(1);
  await hoursPass(49);
  await changePost(administrator, id, { title: 'Titre du jour' });
  expect(await drain()).toBe(1);
  expect(verify(hook, calls[0])).toMatchObject({ type: 'post.published', data: { id, title: 'Titre du jour' } });
  expect(await drain()).toBe(0);
});

test('of twenty schedules at once, one announces each article', async () => {
  await both();
  for (let count = 0; count < 5; count += 1) await schedule(1);
  await hoursPass(1);
  await Promise.all(Array.from({ length: 20 }, follow));
  expect(await events()).toEqual([...Array.from({ length: 5 }, () => 'post.published'), 'site.changed']);
});

test.each([
  ['taken back', (id: string) => administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status: 'draft' })],
  ['put off', (id: string) => administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { published_at: inHours(5) })],
  ['deleted', (id: string) => administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`)],
])('what was %s before its moment leaves no trace outside', async (_what, act) => {
  await both();
  const { id } = await schedule(1);
  await act(id);
  await followAfter(2);
  expect(await events()).toEqual([]);
});

/** Returns the announced articles, in order. */
const announced = async (): Promise<unknown[]> => {
  await follow();
  const rows = await supabase.database<{ id: string }[]>`
    select data ->> 'id' as id from public.outbox where kind = 'post.published' order by created_at`;
  return rows.map(({ id }) => id);
};

test('a publication that is postponed or brought forward is announced at its new moment only', async () => {
  await both();
  const [late, early] = [await schedule(1), await schedule(9)];
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${late.id}`, { published_at: inHours(5) });
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${early.id}`, { published_at: inHours(3) });
  await hoursPass(2);
  expect(await announced()).toEqual([]);
  await hoursPass(1);
  expect(await announced()).toEqual([early.id]);
  await hoursPass(2);
  expect(await announced()).toEqual([early.id, late.id]);
});

test('« Maintenant » for a scheduled article announces it at once, and its moment no more', async () => {
  await both();
  const { id } = await schedule(1);
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { published_at: 'now' });
  expect(await events()).toEqual(['post.published', 'site.changed later']);
  await followAfter(2);
  expect(await events()).toHaveLength(2);
});

test('a corrected date of a public article announces nothing but a change of the site', async () => {
  const { id } = await createPost(administrator, { status: 'published' });
  await both();
  await changePost(administrator, id, { published_at: inHours(-48) });
  await follow();
  expect(await events()).toEqual(['site.changed later']);
});

test('a scheduled article that comes back from the trash keeps its moment', async () => {
  await both();
  const { id } = await schedule(1);
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [id] });
  await followAfter(1);
  expect(await events()).toEqual(['post.published', 'site.changed']);
});

test('a page, and the end of « À la une », change the site at their moment', async () => {
  await createPost(administrator, { status: 'published', featured: true, featured_until: inHours(1) });
  await createPost(administrator, { featured: true, featured_until: inHours(1) });
  const page = { slug: 'a-venir', title: 'À venir', published_at: inHours(3) };
  const answer = await administrator('POST', '/rest/v1/pages', page, { prefer: 'return=representation' });
  expect(rowsOf(answer)).toHaveLength(1);
  await both();
  await followAfter(1);
  expect(await events()).toEqual(['site.changed']);
  await supabase.database`delete from public.outbox`;
  await followAfter(1);
  expect(await events()).toEqual([]);
  await followAfter(1);
  expect(await events()).toEqual(['site.changed']);
});

test('an address that visitors missed before its text appeared is missing no longer', async () => {
  const { slug } = await schedule(1);
  await supabase.database`insert into public.missing_pages (path) values (${`/blog/${slug}`})`;
  await followAfter(1);
  expect(await supabase.database`select from public.missing_pages where path = ${`/blog/${slug}`}`).toHaveLength(0);
});

test(
  'search engines are told of what is published, at its moment and once, where there is a key',
  { tags: 'spec-10-1' },
  async () => {
    const { calls, url } = await listening();
    const { slug } = await schedule(1);
    const setKey = (value: string) => supabase.database`
    insert into public.site_settings (key, value) values ('indexnow_key', ${value})
    on conflict (key) do update set value = excluded.value`;
    await followAfter(1);
    expect(await events()).not.toContain('indexnow');
    await setKey('cle-des-essais');
    const { slug: second } = await schedule(1);
    await follow();
    expect(await events()).not.toContain('indexnow');
    await followAfter(1);
    await follow();
    await supabase.database`
    insert into private.planned_changes (of_table, of_row, kind, due_at)
    select 'pages', id, 'published', now() from public.pages where slug = 'accueil'`;
    await follow();
    await setKey('');
    await supabase.database`update public.outbox set recipient = ${url} where kind = 'indexnow'`;
    await supabase.database`delete from public.outbox where kind <> 'indexnow'`;
    expect(await drain()).toBe(2);
    const facts = {
      host: 'atelier.example',
      key: 'cle-des-essais',
      keyLocation: 'https://atelier.example/indexnow.txt',
    };
    expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
      [`/blog/${second}`, '/'].map((path) => ({ ...facts, urlList: [`https://atelier.example${path}`] })),
    );
    expect(second).not.toBe(slug);
  },
);
