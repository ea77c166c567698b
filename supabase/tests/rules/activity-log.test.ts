import { beforeEach, describe, expect, test } from 'vitest';
import { clientOf, rowsOf, saveNotes, saveSettings, serviceHeaders } from '../../../server/tests/api-client';
import { secondFactorClient, sessionOf } from '../../../server/tests/second-factor-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { changePost, createPost } from './drafts';

const { supabase, administrator } = useAdministrator();
const stranger = clientOf(supabase);
const email = 'administrator@example.fr';
const password = 'correct horse battery staple';
const person = { email, source: 'person' };

interface Entry {
  readonly email: string | null;
  readonly source: string;
  readonly event: string;
  readonly table_name: string | null;
  readonly row_id: string | null;
  readonly about?: string | null;
  readonly columns: readonly string[];
}

beforeEach(() => supabase.database`delete from public.activity_log`);

const list = async (query = '', read = 'email,source,event,table_name,row_id,columns') =>
  rowsOf<Entry>(await administrator('GET', `/rest/v1/rpc/activity_list?select=${read}&order=id${query}`));
/** Returns the logged events of a row, each with the columns of an update. */
const eventsOf = async (table: string, row: string) =>
  (await list(`&of_table=${table}&of_row=${row}`)).map(({ event, columns }) => [event, ...columns].join(' '));

test('an entry says who did what to which columns of which row, and never what they hold', async () => {
  const secret = 'Zénobie';
  const contact = { name: secret, phone: '0612345678', message: secret, source: 'phone' };
  await administrator('POST', '/rest/v1/contacts', contact);
  const [row] = await supabase.database<{ id: string }[]>`select id from public.contacts where name = ${secret}`;
  const id = row?.id ?? '';
  await administrator('PATCH', `/rest/v1/contacts?id=eq.${id}`, { status: 'qualified', company: secret });
  await saveNotes(administrator, `id=eq.${id}`, secret);
  await administrator('DELETE', `/rest/v1/contacts?id=eq.${id}`);
  const entry = { ...person, table_name: 'contacts', row_id: id, columns: [] };
  expect(await list()).toEqual([
    { ...entry, event: 'insert' },
    { ...entry, event: 'update', columns: ['company', 'status'] },
    { ...entry, event: 'update', columns: ['notes'] },
    { ...entry, event: 'delete' },
  ]);
  const [stored] = await supabase.database<{ text: string }[]>`
    select string_agg(entry::text, ' ') as text from public.activity_log as entry`;
  for (const value of [secret, '0612345678', 'qualified', email]) expect(stored?.text).not.toContain(value);
});

test('a draft that is saved again and again is one entry; what somebody decides is one each', async () => {
  const { id } = await createPost(administrator, { slug: 'repris' });
  for (const title of ['Un', 'Deux', 'Trois']) await changePost(administrator, id, { title });
  await changePost(administrator, id, { title: 'Quatre', excerpt: 'Quatre' });
  for (const status of ['published', 'draft', 'published'])
    await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { status });
  const decided = 'update status published_at';
  expect(await eventsOf('blog_posts', id)).toEqual([
    'insert',
    'update title',
    'update title excerpt',
    decided,
    decided,
    decided,
  ]);
});

test('an unchanged save, a count and a reading make no entry', async () => {
  const { id, slug } = await createPost(administrator, { status: 'published' });
  await supabase.database`delete from public.activity_log`;
  await changePost(administrator, id, {});
  await stranger('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });
  await supabase.database`select private.add_post_views()`;
  await stranger('GET', `/rest/v1/blog_posts?slug=eq.${slug}`);
  expect(await list()).toEqual([]);
});

test('data that visitors send is no activity, nor are the database’s own deletions', async () => {
  const { id: post_id } = await createPost(administrator, { status: 'published' });
  await saveSettings(administrator, { comments_enabled: 'true', newsletter_enabled: 'true' });
  await supabase.database`delete from public.activity_log`;
  const name = 'Odile';
  const sent = [
    await stranger('POST', '/rest/v1/contacts', { name, email: 'odile@example.fr', message: 'Bonjour' }),
    await stranger('POST', '/rest/v1/rpc/send_comment', { post_id, name, email: 'odile@example.fr', words: 'Merci' }),
    await stranger('POST', '/rest/v1/rpc/subscribe_to_newsletter', { email: 'odile@example.fr' }),
  ];
  expect(sent.every(({ status }) => status < 300)).toBe(true);
  await supabase.database`update public.contacts set created_at = '2020-01-01', updated_at = '2020-01-01'`;
  await supabase.database`select private.purge_expired()`;
  expect(await list()).toEqual([]);
});

test('the log distinguishes a restoration from the trash from a final deletion', async () => {
  const [back, gone] = [await createPost(administrator), await createPost(administrator)];
  for (const { id } of [back, gone]) await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${id}`);
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [back.id] });
  await administrator('DELETE', `/rest/v1/trash?id=eq.${gone.id}`);
  expect(await eventsOf('blog_posts', back.id)).toEqual(['insert', 'delete', 'restore']);
  expect(await eventsOf('blog_posts', gone.id)).toEqual(['insert', 'delete', 'erase']);
});

test('a person whose deletion also empties the trash of expired rows does not sign for those', async () => {
  const [old, present] = [await createPost(administrator), await createPost(administrator)];
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${old.id}`);
  await supabase.database`update public.trash set deleted_at = now() - interval '31 days' where id = ${old.id}`;
  await administrator('DELETE', `/rest/v1/blog_posts?id=eq.${present.id}`);
  expect(await supabase.database`select from public.trash where id = ${old.id}`).toHaveLength(0);
  expect(await eventsOf('blog_posts', old.id)).toEqual(['insert', 'delete']);
});

test('a database restored from a copy adds no entries', async () => {
  const { database } = supabase;
  await administrator('POST', '/rest/v1/testimonials', { name: 'Ana', words: 'Bien' });
  await database.begin(async (transaction) => {
    await transaction`create temporary table copied on commit drop as select * from public.testimonials`;
    await transaction`delete from public.testimonials`;
    await transaction`insert into public.testimonials select * from copied`;
  });
  expect(await list()).toMatchObject([{ event: 'insert', table_name: 'testimonials' }]);
});

test('maintenance with the service’s key is logged as such, and roles whoever gives them', async () => {
  const headers = serviceHeaders(supabase.keys);
  const [account] = await supabase.database<{ id: string }[]>`
    insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', 'b@example.fr')
    returning id`;
  const id = account?.id ?? '';
  expect((await stranger('POST', '/rest/v1/admins', { user_id: id, role: 'reader' }, headers)).status).toBe(201);
  await supabase.database`update public.admins set role = 'editor' where user_id = ${id}`;
  await supabase.database`delete from public.admins where user_id = ${id}`;
  const entry = { email: null, table_name: 'admins', row_id: id, columns: [] };
  expect(await list()).toEqual([
    { ...entry, source: 'service_key', event: 'insert', table_name: 'profiles' },
    { ...entry, source: 'service_key', event: 'insert' },
    { ...entry, source: 'database', event: 'update', columns: ['role'] },
    { ...entry, source: 'database', event: 'delete' },
  ]);
});

const signIn = (typed: string, account = email) =>
  stranger('POST', '/auth/v1/token?grant_type=password', { email: account, password: typed });

describe('a sign-in', () => {
  test('of somebody of the back-office is logged, once for a session', async () => {
    const { body } = await signIn(password);
    await stranger('POST', '/auth/v1/token?grant_type=refresh_token', {
      refresh_token: (body as { refresh_token: string }).refresh_token,
    });
    expect(await list()).toEqual([{ ...person, event: 'sign_in', table_name: null, row_id: null, columns: [] }]);
  });

  test('that fails, or of an account without a place there, is not', async () => {
    await supabase.signIn('signed-in');
    await supabase.database`delete from public.activity_log`;
    expect((await signIn('faux')).status).toBe(400);
    expect((await signIn(password, 'signed-in@example.fr')).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('is not refused because the log cannot be written', async () => {
    await supabase.database`alter table public.activity_log rename to away`;
    const { status } = await signIn(password);
    await supabase.database`alter table public.away rename to activity_log`;
    expect(status).toBe(200);
  });
});

test('a second factor that is added, refused or taken away is logged, and whom it is of', async () => {
  const client = secondFactorClient(supabase);
  const owner = await client.withFactor();
  const { access_token: token } = sessionOf(await client.signIn(owner.email));
  await client.give(token, owner.device, '000000');
  await clientOf(supabase, token)('POST', '/rest/v1/rpc/use_recovery_code', { code: 'faux' });
  const [account] = await supabase.database<{ id: string }[]>`select id from auth.users where email = ${owner.email}`;
  await administrator('POST', '/rest/v1/rpc/reset_second_factor', account);
  const entries = await list('&event=like.second_factor*', 'email,event,table_name,about');
  expect(entries.every((entry) => entry.table_name === 'admins' && entry.about === owner.email)).toBe(true);
  expect(entries.map(({ event, email: who }) => [event, who])).toEqual([
    ['second_factor_added', owner.email],
    ['second_factor_failed', owner.email],
    ['second_factor_failed', owner.email],
    ['second_factor_removed', email],
  ]);
});

test('an event with a name of its own has the person whom it names', async () => {
  const [account] = await supabase.database<{ id: string }[]>`select id from auth.users where email = ${email}`;
  await supabase.database`select private.record_activity('second_factor_failed', account => ${account?.id ?? ''}::uuid)`;
  expect(await list()).toMatchObject([{ ...person, event: 'second_factor_failed' }]);
});

test('an entry is kept for thirteen months, longer than its account', async () => {
  const { id } = await createPost(administrator);
  await supabase.database`insert into public.activity_log (account_id, source, event, happened_at)
    select gen_random_uuid(), 'person', 'sign_in', now() - age from unnest('{13 months 1 hour, 13 months -1 hour}'::interval[]) as age`;
  await supabase.database`select private.purge_expired()`;
  expect(await list()).toMatchObject([{ row_id: id }, { email: null, event: 'sign_in' }]);
});

test('a thousand rows written in one statement are a thousand entries', async () => {
  const subscribers = Array.from({ length: 1000 }, (_, index) => ({ email: `n${index}@example.fr` }));
  const { body } = await administrator('POST', '/rest/v1/rpc/import_subscribers', { subscribers });
  expect(body).toMatchObject([{ confirmed: 1000 }]);
  const [count] = await supabase.database`
    select count(*)::int, count(distinct row_id)::int as rows from public.activity_log where event = 'insert'`;
  expect(count).toEqual({ count: 1000, rows: 1000 });
});
