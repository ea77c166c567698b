// @module-tag spec-10-12
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientOf, saveSettings, type Call } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { newsletterScene } from './newsletter-scene';

const supabase = useTestSupabase();
beforeAll(async () => {
  // This setting keeps the digest off in the databases of other tests.
  await supabase.database`delete from public.site_settings where key = 'weekly_digest_enabled'`;
  await supabase.database`
    insert into public.site_settings (key, value) values ('contact_email', 'agence@example.fr')
    on conflict (key) do update set value = excluded.value`;
});
beforeEach(async () => {
  await supabase.database`delete from public.outbox`;
});

const ask = async (client: Call, asks: boolean) =>
  client('PATCH', '/rest/v1/profiles?id=not.is.null', { weekly_mail: asks });
const digestAt = (at: string) => supabase.database`select private.enqueue_weekly_digest(${at}::timestamptz)`;
const keys = async () => {
  const rows = await supabase.database<{ key: string }[]>`
    select unique_key as key from public.outbox where kind = 'weekly_digest' order by created_at`;
  return rows.map(({ key }) => key);
};

test.each([
  ['7:59 in winter', '2026-11-23T06:59:59Z', []],
  ['8:00 in winter', '2026-11-23T07:00:00Z', ['weekly_digest 2026-W48']],
  ['7:59 in summer', '2026-07-06T05:59:59Z', []],
  ['8:00 in summer', '2026-07-06T06:00:00Z', ['weekly_digest 2026-W28']],
  ['23:59, Monday in Paris alone', '2026-11-23T22:59:59Z', ['weekly_digest 2026-W48']],
  ['0:30 in Paris, still Sunday elsewhere', '2026-11-22T23:30:00Z', []],
  ['Tuesday', '2026-11-24T09:00:00Z', []],
  ['the last week of a year', '2026-12-28T09:00:00Z', ['weekly_digest 2026-W53']],
])('the digest of %s', async (_when, at, expected) => {
  await digestAt(at);
  expect(await keys()).toEqual(expected);
});

test('one digest a week, however many workers ask at once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => digestAt('2026-11-23T07:00:00Z')));
  await digestAt('2026-11-23T15:00:00Z');
  await digestAt('2026-11-30T15:00:00Z');
  expect(await keys()).toEqual(['weekly_digest 2026-W48', 'weekly_digest 2026-W49']);
});

test('no digest once it is turned off in the settings', async () => {
  const administrator = clientOf(supabase, await supabase.signIn('administrator'));
  expect((await saveSettings(administrator, { weekly_digest_enabled: 'false' })).status).toBe(200);
  await digestAt('2026-11-23T07:00:00Z');
  expect(await keys()).toEqual([]);
  await saveSettings(administrator, { weekly_digest_enabled: 'true' });
  await digestAt('2026-11-23T07:00:00Z');
  expect(await keys()).toHaveLength(1);
});

test('a person who reads requests gets a digest of their own on request, whatever the settings', async () => {
  const { database } = supabase;
  const owner = clientOf(supabase, await supabase.signIn('administrator'));
  const author = clientOf(supabase, await supabase.signIn('author'));
  const recipients = async () => {
    await digestAt('2026-11-23T07:00:00Z');
    await digestAt('2026-11-23T08:00:00Z');
    const rows = await database<{ recipient: string }[]>`select recipient from public.outbox order by recipient`;
    await database`delete from public.outbox`;
    return rows.map(({ recipient }) => recipient);
  };
  await ask(author, true);
  expect(await recipients(), 'an author reads no requests').toEqual(['agence@example.fr']);
  await ask(owner, true);
  expect(await recipients()).toEqual(['administrator@example.fr', 'agence@example.fr']);
  await saveSettings(owner, { weekly_digest_enabled: 'false' });
  expect(await recipients()).toEqual(['administrator@example.fr']);
  await saveSettings(owner, { weekly_digest_enabled: 'true', contact_email: 'administrator@example.fr' });
  expect(await recipients(), 'one address, one e-mail').toEqual(['administrator@example.fr']);
  await saveSettings(owner, { contact_email: 'agence@example.fr' });
  await ask(owner, false);
  expect(await recipients()).toEqual(['agence@example.fr']);
});

test('the digest that a worker finds on Monday lists what waits and what is read, without a name', async () => {
  const { database } = supabase;
  await database`delete from public.contacts`;
  await database`update public.blog_posts set view_count = 0`;
  const requests = Array.from({ length: 6 }, (_, day) => ({
    name: 'Zoé Lefèvre',
    email: 'zoe@example.fr',
    message: 'Bonjour',
    service_interest: 'Audit de processus',
    created_at: `2026-11-1${day}T09:00:00Z`,
  }));
  await database`insert into public.contacts ${database(requests)}`;
  await database`
    update public.contacts set service_interest = 'https://casino.example' where created_at = '2026-11-12T09:00:00Z'`;
  await database`update public.contacts set status = 'contacted' where created_at = '2026-11-10T09:00:00Z'`;
  await database`insert into public.blog_posts ${database([
    { slug: 'lu', title: 'Très lu', content: '<p>x</p>', status: 'published', view_count: 30 },
    { slug: 'peu-lu', title: 'Peu lu', content: '<p>x</p>', status: 'published', view_count: 2 },
    { slug: 'brouillon', title: 'Brouillon', content: '<p>x</p>', status: 'draft', view_count: 90 },
  ])}`;
  // Replaces the function by one that takes a Monday for now, because the worker calls it without a moment.
  await database`alter function private.enqueue_weekly_digest rename to enqueue_weekly_digest_at`;
  await database`
    create function private.enqueue_weekly_digest() returns void language sql
    as $$ select private.enqueue_weekly_digest_at('2026-11-23T07:00:00Z') $$`;
  const { drain } = newsletterScene(() => supabase);
  const [message = '', ...others] = await drain();
  expect(others).toEqual([]);
  expect(message).toContain('To: agence@example.fr');
  expect(message).toMatch(/Tr=C3=A8s lu \(30=C2=A0vues\)[^]*Peu lu \(2=C2=A0vues\)/);
  expect(message).toMatch(/Vos articles ont 32=C2=A0vues/);
  expect(message.match(/mercredi 11 novembre 2026/g)).toHaveLength(2);
  expect(message).toContain('Audit de processus');
  expect(message).not.toMatch(/10 novembre|casino|Brouillon|Zo=C3=A9|zoe@/);
  expect(await drain()).toEqual([]);
});
