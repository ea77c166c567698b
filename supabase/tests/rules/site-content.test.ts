// @module-tag spec-10-11
import { describe, expect, test } from 'vitest';
import { clientOf, rowsOf } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const visitor = clientOf(supabase);
const administrator = useClient(supabase, 'administrator');

const lists = [
  ['testimonials', 'words,name,trade,place', { words: 'Merci.', name: 'Ana' }],
  ['team_members', 'name,role,bio', { name: 'Ana', role: 'Montage' }],
  ['key_figures', 'value,prefix,label', { value: '12', label: 'machines' }],
  [
    'case_studies',
    'slug,title,client,sector,summary,content,results,picture_url,picture_alt,meta_title,meta_description',
    { title: 'T', client: 'C', sector: 'e-commerce', summary: 'R' },
  ],
  ['partners', 'name,url,sentence', { name: 'Atelier' }],
  ['faq_entries', 'question,answer', { question: 'Combien ?', answer: 'Douze.' }],
] as const;

let addresses = 0;
/** Returns the values of a table's unique columns for one more row. */
const uniqueOf = (table: string) => (table === 'case_studies' ? { slug: `etude-${(addresses += 1)}` } : {});

describe.each(lists)('%s', (table, columns, row) => {
  const path = `/rest/v1/${table}`;
  const shown = async (): Promise<string> =>
    JSON.stringify(rowsOf(await visitor('GET', `${path}?select=${columns}&order=position`)));
  const create = async (fields: object = {}): Promise<{ id: string; position: number }> => {
    const answer = await administrator(
      'POST',
      path,
      { ...row, ...uniqueOf(table), ...fields },
      { prefer: 'return=representation' },
    );
    const [created] = rowsOf<{ id: string; position: number }>(answer);
    if (!created) throw new Error(`Not created: ${JSON.stringify(answer.body)}`);
    return created;
  };

  test('rows that are not published are hidden from visitors, whatever they ask for', async () => {
    const before = await shown();
    const { id } = await create({ published: false });
    expect(await shown()).toBe(before);
    expect(rowsOf(await visitor('GET', `${path}?select=id&id=eq.${id}`))).toEqual([]);
    await administrator('PATCH', `${path}?id=eq.${id}`, { published: true });
    expect(await shown()).not.toBe(before);
  });

  test('visitors read the columns that the site shows, and no other', async () => {
    expect((await visitor('GET', `${path}?select=${columns},is_example`)).status).toBe(200);
    for (const column of ['created_at', '*'])
      expect((await visitor('GET', `${path}?select=${column}`)).status).toBe(401);
  });

  test('a new row comes last, until it gets another place', async () => {
    const first = await create();
    const last = await create();
    expect(last.position).toBeGreaterThan(first.position);
    const moved = await administrator('PATCH', `${path}?id=eq.${last.id}`, { position: 0 });
    expect(moved.status).toBe(204);
    const [leading] = rowsOf(await visitor('GET', `${path}?select=id&order=position&limit=1`));
    expect(leading).toEqual({ id: last.id });
  });

  test('a row is an example only when marked as one', async () => {
    expect(await create()).toMatchObject({ is_example: false });
    const { id } = await create({ is_example: true });
    expect((await administrator('PATCH', `${path}?id=eq.${id}`, { is_example: false })).status).toBe(204);
  });
});
