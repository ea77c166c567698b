// @module-tag spec-10-6
import type { Session } from '@supabase/auth-js';
import { afterEach, expect, it, vi } from 'vitest';
import { blogPosts } from '../src/features/articles/resource';
import { contacts } from '../src/features/contacts/resource';
import { pages } from '../src/features/pages/resource';
import { siteSettings } from '../src/features/settings/resource';
import { createAuth } from '../src/provider/auth-client';
import { type Save, textSaves } from '../src/provider/saves';

afterEach(() => vi.unstubAllGlobals());

/** Saves a text of a signed-in person. @returns the request that was sent, and the outcome of the save */
async function save(text: Partial<Save>, answer: unknown = 'v2', status = 200) {
  const auth = createAuth({ supabaseUrl: 'http://localhost', publishableKey: 'key' });
  const session = { access_token: 'token' } as Session;
  vi.spyOn(auth, 'getSession').mockResolvedValue({ data: { session }, error: null });
  vi.spyOn(auth, 'onAuthStateChange').mockImplementation((listener) => {
    void listener('SIGNED_IN', { access_token: 'last token' } as Session);
    return { data: { subscription: { id: '1', callback: () => undefined, unsubscribe: () => undefined } } };
  });
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', sent);
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const { saveText } = textSaves(configuration, auth, [blogPosts, pages, contacts, siteSettings]);
  const outcome = saveText({
    resource: 'blog_posts',
    id: 'a',
    values: { title: 'T' },
    version: 'v',
    isAutomatic: false,
    isLeaving: false,
    ...text,
  }).catch((error: unknown) => error);
  const isSentAtOnce = sent.mock.calls.length === 1;
  await outcome;
  const [input, options] = sent.mock.calls[0] ?? [];
  const url = new URL(input as string);
  return {
    name: url.pathname.split('/').at(-1),
    columns: url.searchParams.get('select')?.split(',') ?? [],
    args: JSON.parse(options?.body as string) as unknown,
    token: new Headers(options?.headers).get('authorization'),
    isSentAtOnce,
    options,
    outcome,
  };
}

it.each<[string, Partial<Save>, object, string[]]>([
  ['save_post', {}, { post_id: 'a', post: { title: 'T' } }, ['title', 'published_at', 'updated_at']],
  ['autosave_post', { isAutomatic: true }, { post_id: 'a', post: { title: 'T' } }, []],
  ['save_page', { resource: 'pages' }, { page_id: 'a', page: { title: 'T' } }, ['title', 'updated_at']],
  ['save_notes', { resource: 'contacts', values: { notes: 'N' } }, { contact_id: 'a', notes: 'N' }, ['notes']],
  ['save_settings', { resource: 'site_settings' }, { settings: { title: 'T' } }, []],
])('%s saves a text over the version it was made from', async (name, text, args, columns) => {
  const sent = await save(text, columns.length > 0 ? [{ id: 'a' }] : 'v2');
  expect(sent).toMatchObject({ name, args: { ...args, expected_updated_at: 'v' }, token: 'Bearer token' });
  expect(sent.columns).toEqual(expect.arrayContaining(columns));
  expect(sent.columns.length > 0).toBe(columns.length > 0);
  expect(sent.columns).not.toContain('search_vector');
});

it.each([
  [{}, [{ title: 'T', updated_at: 'v2' }]],
  [{ isAutomatic: true }, 'v2'],
])('a save resolves with what it wrote and the new version: %o', async (text, answer) => {
  const { outcome } = await save(text, answer);
  expect(await outcome).toEqual({ title: 'T', updated_at: 'v2' });
});

it('the last write is sent before the page closes, and goes on without it', async () => {
  const sent = await save({ resource: 'contacts', values: { notes: 'N' }, isLeaving: true }, [{ id: 'a' }]);
  expect(sent).toMatchObject({ isSentAtOnce: true, token: 'Bearer last token', options: { keepalive: true } });
});

it('a refused save is a failure, with the code of the database', async () => {
  const { outcome } = await save({}, { code: 'PT409', message: 'meanwhile' }, 409);
  expect(await outcome).toMatchObject({ status: 409, body: { code: 'PT409' }, message: 'meanwhile' });
});
