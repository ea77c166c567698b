import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

interface Dates {
  readonly created_at: string;
  readonly updated_at: string;
}

const { supabase, administrator } = useAdministrator();

const tables = [
  ['blog_posts', 'slug=eq.dates', { slug: 'dates', title: 'T', content: 'c' }, { status: 'published' }],
  ['pages', 'slug=eq.dates', { slug: 'dates', title: 'T' }, { status: 'draft' }],
  [
    'contacts',
    'email=eq.dates@example.fr',
    { name: 'A', email: 'dates@example.fr', message: 'm' },
    { status: 'closed' },
  ],
] as const;

describe.each(tables)('%s', (table, filter, row, change) => {
  const read = async (): Promise<Dates> => {
    const [dates] = rowsOf<Dates>(
      await administrator('GET', `/rest/v1/${table}?${filter}&select=created_at,updated_at`),
    );
    if (!dates) throw new Error(`No row in ${table}`);
    return dates;
  };

  test('a new row is dated by the server, twice the same', async () => {
    const before = Date.now();
    expect((await administrator('POST', `/rest/v1/${table}`, row)).status).toBe(201);
    const { created_at: created, updated_at: updated } = await read();
    expect(updated).toBe(created);
    expect(Date.parse(created)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(created)).toBeLessThanOrEqual(Date.now());
  });

  test('a change moves updated_at and leaves created_at', async () => {
    const before = await read();
    expect((await administrator('PATCH', `/rest/v1/${table}?${filter}`, change)).status).toBe(204);
    const after = await read();
    expect(after.created_at).toBe(before.created_at);
    expect(after.updated_at > before.updated_at).toBe(true);
  });

  test.each(['created_at', 'updated_at'])('%s cannot be written through the API', async (column) => {
    const date = { [column]: '2001-01-01T00:00:00Z' };
    expect((await administrator('POST', `/rest/v1/${table}`, { ...row, ...date })).status).toBe(403);
    expect((await administrator('PATCH', `/rest/v1/${table}?${filter}`, date)).status).toBe(403);
  });

  test('the trigger keeps created_at even with a grant to write it', async () => {
    const before = await read();
    const { database } = supabase;
    await database`update ${database(`public.${table}`)} set created_at = '2001-01-01'`;
    expect((await read()).created_at).toBe(before.created_at);
  });
});
