import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, type Call } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const visitor = clientOf(supabase);
const administrator = useClient(supabase, 'administrator');
const account = useClient(supabase, 'signed-in');

const study = { title: 'Étude', client: 'Ana', sector: 'e-commerce', summary: 'Résumé.' };
let slugs = 0;

async function create(table: string, row: object): Promise<string> {
  const [created] = rowsOf<{ id: string }>(
    await administrator('POST', `/rest/v1/${table}`, row, { prefer: 'return=representation' }),
  );
  if (!created) throw new Error(`${table}: not created`);
  return created.id;
}

const createStudy = (fields: object = {}) =>
  create('case_studies', { ...study, slug: `liee-${(slugs += 1)}`, ...fields });

/** Writes a case study with its tools. */
const write = (client: Call, values: object, tools: readonly string[], id?: string) =>
  client('POST', '/rest/v1/rpc/save_with_links', {
    into_table: 'case_studies',
    row_values: values,
    links: { case_study_tools: tools },
    ...(id && { row_id: id }),
  });

/** Reads a case study as a client does. */
const read = async (client: Call, id: string) =>
  rowsOf(
    await client(
      'GET',
      `/rest/v1/case_studies?id=eq.${id}&select=title,partners(name),tools!case_study_tools(name)&tools.order=position`,
    ),
  )[0];

let make: string, airtable: string, hidden: string;
beforeAll(async () => {
  make = await create('tools', { name: 'Machine' });
  airtable = await create('tools', { name: 'Tableau' });
  hidden = await create('tools', { name: 'Secret', published: false });
});

describe('a row that others need cannot be deleted', () => {
  test('a partner of a case study, until the study names it no more', async () => {
    const partner = await create('partners', { name: 'Atelier' });
    const id = await createStudy({ partner_id: partner });
    const refused = await administrator('DELETE', `/rest/v1/partners?id=eq.${partner}`);
    expect([refused.status, codeOf(refused)]).toEqual([409, '23503']);
    await administrator('PATCH', `/rest/v1/case_studies?id=eq.${id}`, { partner_id: null });
    expect((await administrator('DELETE', `/rest/v1/partners?id=eq.${partner}`)).status).toBe(204);
  });

  test('a tool of a case study, until the study itself is deleted', async () => {
    const tool = await create('tools', { name: 'Provisoire' });
    const id = await createStudy();
    await write(administrator, {}, [tool], id);
    const refused = await administrator('DELETE', `/rest/v1/tools?id=eq.${tool}`);
    expect([refused.status, codeOf(refused)]).toEqual([409, '23503']);
    expect((await administrator('DELETE', `/rest/v1/case_studies?id=eq.${id}`)).status).toBe(204);
    expect((await administrator('DELETE', `/rest/v1/tools?id=eq.${tool}`)).status).toBe(204);
  });
});

describe('a row and its links are written together', () => {
  test('a new row, and one that exists', async () => {
    const created = await write(administrator, { ...study, slug: 'avec-outils' }, [make, airtable]);
    const id = String(created.body);
    expect(await read(administrator, id)).toEqual({
      title: 'Étude',
      partners: null,
      tools: [{ name: 'Machine' }, { name: 'Tableau' }],
    });
    await write(administrator, { title: 'Autre' }, [airtable], id);
    expect(await read(administrator, id)).toMatchObject({ title: 'Autre', tools: [{ name: 'Tableau' }] });
    await write(administrator, {}, [], id);
    expect(await read(administrator, id)).toMatchObject({ title: 'Autre', tools: [] });
  });

  test('neither, when somebody has deleted the row meanwhile', async () => {
    const id = await createStudy();
    await administrator('DELETE', `/rest/v1/case_studies?id=eq.${id}`);
    for (const values of [{ title: 'Perdu' }, {}]) {
      const lost = await write(administrator, values, [], id);
      expect([lost.status, codeOf(lost)]).toEqual([404, 'PT404']);
    }
  });

  test('neither, when one of them is refused', async () => {
    const id = await createStudy();
    await write(administrator, {}, [make], id);
    const unknown = await write(administrator, { title: 'Changé' }, ['00000000-0000-4000-8000-000000000000'], id);
    expect(codeOf(unknown)).toBe('23503');
    const wrong = await write(administrator, { sector: ' ' }, [], id);
    expect(codeOf(wrong)).toBe('23514');
    expect(await read(administrator, id)).toMatchObject({ title: 'Étude', tools: [{ name: 'Machine' }] });
  });

  test('with the rights of whoever calls, and no column that is kept', async () => {
    const id = await createStudy();
    for (const client of [visitor, account]) {
      expect(codeOf(await write(client, { ...study, slug: 'intrus' }, []))).toBe('42501');
      expect((await write(client, {}, [make], id)).status).toBeGreaterThan(400);
      await write(client, { title: 'Changé' }, [], id);
    }
    expect(codeOf(await write(administrator, { created_at: '2020-01-01' }, [], id))).toBe('42501');
    expect(await read(administrator, id)).toMatchObject({ title: 'Étude', tools: [] });
  });
});

test('visitors read the partner and the tools that are published', async () => {
  const partner = await create('partners', { name: 'Caché', published: false });
  const id = await createStudy({ partner_id: partner });
  await write(administrator, {}, [make, hidden], id);
  expect(await read(visitor, id)).toEqual({ title: 'Étude', partners: null, tools: [{ name: 'Machine' }] });
  expect(await read(administrator, id)).toMatchObject({ partners: { name: 'Caché' }, tools: { length: 2 } });
  await administrator('PATCH', `/rest/v1/case_studies?id=eq.${id}`, { published: false });
  expect(rowsOf(await visitor('GET', `/rest/v1/case_study_tools?case_study_id=eq.${id}`))).toEqual([]);
});

test('the rows that are linked with one are read by its id', async () => {
  const id = await createStudy();
  await write(administrator, {}, [airtable], id);
  const path = `/rest/v1/case_studies?select=id,tools!inner(id)&tools.id=eq.${airtable}&order=created_at.desc&limit=1`;
  expect(rowsOf(await administrator('GET', path))).toMatchObject([{ id }]);
});
