import { expect, test } from 'vitest';
import { saveText } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';
import { createPost } from './drafts';

const { supabase, administrator } = useAdministrator();

const save = async (table: 'blog_posts' | 'pages', filter: string, text: object): Promise<number> =>
  (await saveText(administrator, table, filter, text)).status;

test.each([
  ['draft', 200],
  ['published', 200],
  ['archived', 400],
  ['Published', 400],
  ['', 400],
  [null, 400],
])('an article’s and a page’s status may be written as %j: %i', async (status, expected) => {
  const { id } = await createPost(administrator);
  expect(await save('blog_posts', `id=eq.${id}`, { status })).toBe(expected);
  expect(await save('pages', 'slug=eq.cgv', { status })).toBe(expected);
});

test.each([
  ['new', 204],
  ['contacted', 204],
  ['qualified', 204],
  ['converted', 204],
  ['closed', 204],
  ['Nouveau', 400],
  ['', 400],
  [null, 400],
])('a contact request’s status may be written as %j: %i', async (status, expected) => {
  const [contact] = await supabase.database<{ id: string }[]>`select id from public.contacts limit 1`;
  const answer = await administrator('PATCH', `/rest/v1/contacts?id=eq.${contact?.id}`, { status });
  expect(answer.status).toBe(expected);
});

test.each([
  [1, 200],
  [90, 200],
  [0, 400],
  [-1, 400],
  [null, 400],
  ['x', 400],
])('a reading time of %j minutes: %i', async (minutes, expected) => {
  const { id } = await createPost(administrator);
  expect(await save('blog_posts', `id=eq.${id}`, { read_time_minutes: minutes })).toBe(expected);
});

test('an article by default takes 5 minutes, has 0 views and is a draft', async () => {
  expect(await createPost(administrator)).toMatchObject({ read_time_minutes: 5, view_count: 0, status: 'draft' });
});

test('view_count cannot be chosen by anybody through the API, nor be negative at all', async () => {
  const { id } = await createPost(administrator);
  expect(await save('blog_posts', `id=eq.${id}`, { view_count: 9 })).toBe(403);
  const negative = supabase.database`update public.blog_posts set view_count = -1 where id = ${id}`;
  await expect(negative).rejects.toMatchObject({ code: '23514' });
});

test('an article needs no category', async () => {
  await expect(createPost(administrator, { category: null })).resolves.toMatchObject({ category: null });
});

test.each([
  ['https://example.fr/a.jpg', 200],
  ['/images/a.svg', 200],
  [null, 200],
  ['javascript:alert(1)', 400],
  ['data:image/png;base64,AA', 400],
  ['//example.fr/a.jpg', 400],
  ['images/a.svg', 400],
  ['', 400],
])('a picture at %j: %i', async (address, expected) => {
  const { id } = await createPost(administrator);
  expect(await save('blog_posts', `id=eq.${id}`, { featured_image_url: address })).toBe(expected);
  expect(await save('pages', 'slug=eq.cgv', { featured_image_url: address })).toBe(expected);
});
