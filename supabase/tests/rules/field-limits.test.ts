import { describe, expect, test } from 'vitest';
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { Column } from '@agency-site/domain/tables/column';
import { contactColumns } from '@agency-site/domain/tables/contacts';
import { pageColumns } from '@agency-site/domain/tables/pages';
import { clientOf, saveNotes } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

let rows = 0;
/** Returns a valid row, different at each call. */
const validRow: Record<string, () => Record<string, unknown>> = {
  blog_posts: () => ({ slug: `limite-${(rows += 1)}`, title: 'T', content: '<p>c</p>' }),
  pages: () => ({ slug: `limite-${(rows += 1)}`, title: 'T' }),
  contacts: () => ({ name: 'Ana', email: 'ana@example.fr', message: 'Bonjour' }),
};

/** Inserts a row, each from another address, because the database limits contact requests per address; returns the status. */
async function send(table: string, fields: Record<string, unknown>): Promise<number> {
  const row = { ...validRow[table]?.(), ...fields };
  const client = table === 'contacts' ? clientOf(supabase) : administrator;
  return (await client('POST', `/rest/v1/${table}`, row, { prefer: 'return=minimal' })).status;
}

const longText = (length: number): string => 'é'.repeat(length);
const longEmail = (length: number): string => `${'a@'.padEnd(length - 2, 'd.')}fr`;
const longAddress = (length: number): string => `/${'a'.repeat(length - 1)}`;

/** Tables with hand-written forms; for the others, declared-rules.test.ts compares each limit with its constraint. */
const tables: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  blog_posts: postColumns,
  pages: pageColumns,
  contacts: contactColumns,
};
const shapes: Readonly<Record<string, (length: number) => string>> = {
  slug: (length) => 'a'.repeat(length),
  email: longEmail,
  featured_image_url: longAddress,
};
const declared = Object.entries(tables).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([name, { maxLength }]) =>
    maxLength ? [[table, name, maxLength, shapes[name] ?? longText] as const] : [],
  ),
);

describe('the longest value is accepted and one character more is refused', () => {
  test.each(declared)('%s.%s: %i', async (table, column, limit, textOf) => {
    expect(await send(table, { [column]: textOf(limit) })).toBe(201);
    expect(await send(table, { [column]: textOf(limit + 1) })).toBe(400);
  });

  test('contacts.notes: 20000', async () => {
    const { database } = supabase;
    const [contact] = await database<{ id: string }[]>`select id from public.contacts limit 1`;
    const write = (notes: string) => saveNotes(administrator, `id=eq.${contact?.id}`, notes);
    expect((await write(longText(20_000))).status).toBe(200);
    expect((await write(longText(20_001))).status).toBe(400);
  });

  test.each(['next_action', 'next_action_by'])('contacts.%s: 200', async (column) => {
    const write = (text: string) => administrator('PATCH', '/rest/v1/contacts?name=eq.Ana', { [column]: text });
    expect((await write(longText(200))).status).toBeLessThan(300);
    expect((await write(longText(201))).status).toBe(400);
  });

  test('blog_posts.tags: 30 of them, 2000 characters together', async () => {
    expect(await send('blog_posts', { tags: Array.from({ length: 30 }, (_, index) => `t${index}`) })).toBe(201);
    expect(await send('blog_posts', { tags: Array.from({ length: 31 }, (_, index) => `t${index}`) })).toBe(400);
    expect(await send('blog_posts', { tags: [longText(2000)] })).toBe(201);
    expect(await send('blog_posts', { tags: [longText(2001)] })).toBe(400);
  });
});

describe('a required text cannot be missing, null, empty or blank', () => {
  test.each<readonly [string, string]>([
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
