import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactLimits } from '@agency/supabase/contacts';
import { clientOf, saveNotes, type Call } from '../api-client';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';

let supabase: TestSupabase;
let administrator: Call;
beforeAll(async () => {
  supabase = await startTestSupabase();
  administrator = clientOf(supabase, await supabase.signIn('administrator'));
});
afterAll(() => supabase.stop());

let rows = 0;
/** A valid row; each call gives another. */
const validRow: Record<string, () => Record<string, unknown>> = {
  blog_posts: () => ({ slug: `limite-${(rows += 1)}`, title: 'T', content: '<p>c</p>' }),
  pages: () => ({ slug: `limite-${(rows += 1)}`, title: 'T' }),
  contacts: () => ({ name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' }),
};

/** Each request comes from another address, or contact requests would meet their hourly limit. */
async function send(table: string, fields: Record<string, unknown>): Promise<number> {
  const row = { ...validRow[table]?.(), ...fields };
  const client = table === 'contacts' ? clientOf(supabase) : administrator;
  return (await client('POST', `/rest/v1/${table}`, row, { prefer: 'return=minimal' })).status;
}

const longText = (length: number): string => 'é'.repeat(length);
const longEmail = (length: number): string => `${'a'.repeat(length - 11)}@example.fr`;
const longAddress = (length: number): string => `/${'a'.repeat(length - 1)}`;

describe('the longest value is accepted and one character more is refused', () => {
  test.each([
    ['blog_posts', 'title', 300, longText],
    ['blog_posts', 'excerpt', 2000, longText],
    ['blog_posts', 'content', 500_000, longText],
    ['blog_posts', 'author', 200, longText],
    ['blog_posts', 'category', 100, longText],
    ['blog_posts', 'featured_image_url', 2000, longAddress],
    ['blog_posts', 'featured_image_alt', 500, longText],
    ['blog_posts', 'meta_title', 300, longText],
    ['blog_posts', 'meta_description', 1000, longText],
    ['blog_posts', 'meta_keywords', 1000, longText],
    ['pages', 'title', 300, longText],
    ['pages', 'excerpt', 2000, longText],
    ['pages', 'content', 500_000, longText],
    ['pages', 'featured_image_url', 2000, longAddress],
    ['pages', 'featured_image_alt', 500, longText],
    ['pages', 'meta_title', 300, longText],
    ['pages', 'meta_description', 1000, longText],
    ['pages', 'meta_keywords', 1000, longText],
    ['contacts', 'name', contactLimits.name, longText],
    ['contacts', 'email', contactLimits.email, longEmail],
    ['contacts', 'phone', contactLimits.phone, longText],
    ['contacts', 'company', contactLimits.company, longText],
    ['contacts', 'service_interest', 200, longText],
    ['contacts', 'message', contactLimits.message, longText],
  ] as const)('%s.%s: %i', async (table, column, limit, textOf) => {
    expect(await send(table, { [column]: textOf(limit) })).toBe(201);
    expect(await send(table, { [column]: textOf(limit + 1) })).toBe(400);
  });

  test('contacts.notes: 20000', async () => {
    const { database } = supabase;
    const [contact] = await database<{ id: string }[]>`select id from public.contacts limit 1`;
    const write = (notes: string) => saveNotes(administrator, `/rest/v1/contacts?id=eq.${contact?.id}`, { notes });
    expect((await write(longText(20_000))).status).toBe(204);
    expect((await write(longText(20_001))).status).toBe(400);
  });

  test('blog_posts.tags: 30 of them, 2000 characters together', async () => {
    expect(await send('blog_posts', { tags: Array.from({ length: 30 }, (_, index) => `t${index}`) })).toBe(201);
    expect(await send('blog_posts', { tags: Array.from({ length: 31 }, (_, index) => `t${index}`) })).toBe(400);
    expect(await send('blog_posts', { tags: [longText(2000)] })).toBe(201);
    expect(await send('blog_posts', { tags: [longText(2001)] })).toBe(400);
  });
});

describe('a required text cannot be missing, null, empty or blank', () => {
  test.each([
    ['blog_posts', 'title'],
    ['blog_posts', 'content'],
    ['pages', 'title'],
    ['contacts', 'name'],
    ['contacts', 'email'],
    ['contacts', 'message'],
  ])('%s.%s', async (table, column) => {
    for (const value of [undefined, null, '', '   ']) expect(await send(table, { [column]: value })).toBe(400);
  });
});
