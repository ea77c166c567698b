// @module-tag spec-10-6
import { expect, test } from 'vitest';
import { codeOf, rowsOf, saveOver, type Answer } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { administrator } = useAdministrator();

interface Row {
  readonly id: string;
  readonly title: string;
  readonly updated_at: string;
}

const tables = [
  ['blog_posts', 'slug=eq.audit-processus-trente-minutes'],
  ['pages', 'slug=eq.cgv'],
] as const;

type Table = (typeof tables)[number][0];

const read = async (table: string, filter: string): Promise<Row> => {
  const [row] = rowsOf<Row>(await administrator('GET', `/rest/v1/${table}?${filter}&select=id,title,updated_at`));
  if (!row) throw new Error(`No row in ${table}`);
  return row;
};
const save = async (table: Table, filter: string, title: string, version?: string | null): Promise<Answer> =>
  saveOver(administrator, table, (await read(table, filter)).id, { title }, version);

test.each(tables)('%s: a save made from the present version is kept and makes a new one', async (table, filter) => {
  const { updated_at: version } = await read(table, filter);
  expect((await save(table, filter, 'Premier', version)).status).toBe(200);
  const after = await read(table, filter);
  expect(after.title).toBe('Premier');
  expect(after.updated_at > version).toBe(true);
});

test.each(tables)('%s: a save made from a former version is refused, and changes nothing', async (table, filter) => {
  const { updated_at: version } = await read(table, filter);
  await save(table, filter, 'Le leur', version);
  const refused = await save(table, filter, 'Le mien', version);
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('saved by somebody else meanwhile');
  expect((await read(table, filter)).title).toBe('Le leur');
});

test.each(tables)('%s: a save that names no version is refused, and changes nothing', async (table, filter) => {
  const { title } = await read(table, filter);
  const refused = [await save(table, filter, 'Sans version'), await save(table, filter, 'Sans version', null)];
  expect(refused.map(({ status }) => status)).toEqual([428, 428]);
  expect((await read(table, filter)).title).toBe(title);
});

test.each(tables)('%s: no plain update writes a text, to one or to all, nor does an upsert', async (table, filter) => {
  const { id, title, updated_at: version } = await read(table, filter);
  const change = { title: 'Sans version', updated_at: version };
  const merge = { prefer: 'resolution=merge-duplicates' };
  const answers = [
    await administrator('PATCH', `/rest/v1/${table}?${filter}`, change),
    await administrator('PATCH', `/rest/v1/${table}?id=not.is.null`, { title: 'Tous' }),
    await administrator(
      'POST',
      `/rest/v1/${table}?on_conflict=id`,
      { id, slug: 'cgv', content: 'c', ...change },
      merge,
    ),
  ];
  expect(answers.map(codeOf)).toEqual(['42501', '42501', '42501']);
  expect((await read(table, filter)).title).toBe(title);
});

test.each(tables)('%s: a save writes the columns of administrators, and refuses the others', async (table, filter) => {
  const { id, updated_at: version } = await read(table, filter);
  for (const column of ['id', 'created_at', 'updated_at', 'view_count', 'search_vector', 'essential', 'inconnue']) {
    const answer = await saveOver(administrator, table, id, { [column]: null }, version);
    expect([answer.status, codeOf(answer)]).toEqual([403, '42501']);
  }
  expect((await saveOver(administrator, table, undefined, { title: 'Nulle part' }, version)).status).toBe(404);
});

test.each(tables)('%s: columns that are no text are changed without a version', async (table, filter) => {
  expect((await administrator('PATCH', `/rest/v1/${table}?${filter}`, { status: 'published' })).status).toBe(204);
});

test.each(tables)('%s: of twenty saves made from one version at the same time, one is kept', async (table, filter) => {
  const { updated_at: version } = await read(table, filter);
  const titles = Array.from({ length: 20 }, (_, index) => `En même temps ${index}`);
  const answers = await Promise.all(titles.map((title) => save(table, filter, title, version)));
  const accepted = titles.filter((_, index) => answers[index]?.status === 200);
  expect(accepted).toHaveLength(1);
  expect((await read(table, filter)).title).toBe(accepted[0]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});
