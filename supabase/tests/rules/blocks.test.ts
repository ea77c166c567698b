// @module-tag spec-10-7
// @module-tag spec-2-3-3
import { randomUUID } from 'node:crypto';
import { storedFieldRules } from '@agency-site/domain/block';
import { blockDeclarations } from '@agency-site/domain/block-declarations';
import { describe, expect, test } from 'vitest';
import { clientOf, codeOf, rowsOf, saveText, type Call } from '../../../server/tests/api-client';
import { useAdministrator, useClient } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();
const editor = useClient(supabase, 'editor');
const stranger = clientOf(supabase);

const call = { kind: 'call', title: 'Et vous ?', action: { label: 'Écrire', href: '/contact' } };
const steps = { kind: 'steps', steps: [{ title: 'Regarder' }] };
const withId = (block: object): object => ({ id: randomUUID(), ...block });

let pages = 0;
/** Creates a page of these blocks. */
async function store(blocks: unknown, client: Call = administrator, fields: object = {}) {
  const slug = `blocs-${(pages += 1)}`;
  const row = { slug, title: slug, status: 'published', blocks, ...fields };
  return { slug, answer: await client('POST', '/rest/v1/pages', row, { prefer: 'return=minimal' }) };
}

async function shown(slug: string, client: Call = stranger): Promise<readonly Record<string, unknown>[]> {
  const [row] = rowsOf<{ blocks: Record<string, unknown>[] }>(
    await client('GET', `/rest/v1/rpc/visible_page?wanted=${slug}&select=blocks`),
  );
  return row?.blocks ?? [];
}

test('the database checks by the declarations: run `npm run types`', async () => {
  const rows = await supabase.database<{ kind: string; fields: object }[]>`select * from private.block_definitions`;
  expect(Object.fromEntries(rows.map(({ kind, fields }) => [kind, fields]))).toEqual(
    Object.fromEntries(Object.entries(blockDeclarations).map(([kind, { fields }]) => [kind, storedFieldRules(fields)])),
  );
});

test('the history counts the words of blocks, without their addresses', async () => {
  const html = '<p>Un « mot » <strong>gras</strong>, deux</p>';
  const { slug } = await store([withId(call), withId({ kind: 'text', html })], administrator, {
    content: '<p>Caché</p>',
  });
  const [{ id } = { id: '' }] = rowsOf<{ id: string }>(
    await administrator('GET', `/rest/v1/pages?slug=eq.${slug}&select=id`),
  );
  const versions = await administrator('GET', `/rest/v1/rpc/revision_list?of_table=pages&of_row=${id}`);
  expect(rowsOf(versions)).toEqual([expect.objectContaining({ words: 1 + 4 + 6 })]);
});

describe('a value that is no block is refused, whoever sends it', () => {
  const twice = withId(call);
  test.each([
    ['no list', {}],
    ['an unknown kind', [withId({ kind: 'unknown' })]],
    ['no id', [call]],
    ['an id that is none', [{ id: 'un', ...call }]],
    ['an id twice', [twice, twice]],
    ['an unknown field', [withId({ ...call, colour: 'red' })]],
    ['an unknown field of an entry', [withId({ kind: 'steps', steps: [{ title: 'Un', colour: 'red' }] })]],
    ['nothing where something is needed', [withId({ kind: 'call', text: 'Et vous ?' })]],
    ['spaces where words are needed', [withId({ ...call, title: '  ' })]],
    ['a number where words are meant', [withId({ ...call, text: 12 })]],
    ['too many words', [withId({ ...call, title: 'é'.repeat(201) })]],
    ['a choice that there is not', [withId({ ...steps, layout: 'circle' })]],
    ['a list of nothing', [withId({ kind: 'steps', steps: [] })]],
    ['too many entries', [withId({ kind: 'steps', steps: Array.from({ length: 9 }, () => ({ title: 'Un' })) })]],
    ['an entry that is none', [withId({ kind: 'steps', steps: ['Un'] })]],
    ['a link that runs', [withId({ ...call, action: { label: 'Un', href: 'javascript:alert(1)' } })]],
    ['a link elsewhere that hides it', [withId({ ...call, action: { label: 'Un', href: '//ailleurs.example' } })]],
    ['too many blocks', Array.from({ length: 201 }, () => withId(call))],
    ['too much', Array.from({ length: 30 }, () => withId({ kind: 'text', html: 'é'.repeat(19_000) }))],
  ])('%s', async (_, blocks) => {
    for (const client of [administrator, editor]) {
      const { answer } = await store(blocks, client);
      expect([answer.status, codeOf(answer)]).toEqual([400, '23514']);
    }
  });

  test.each(['https://a.example', 'mailto:a@a.example', 'tel:+33123', '/', '/contact#nom', '#nom'])(
    'but a link to %s is none of it',
    async (href) => {
      expect((await store([withId({ ...call, action: { label: 'Un', href } })], editor)).answer.status).toBe(201);
    },
  );
});

test('blocks are saved, kept in the history, moved to the trash and put back as a text is', async () => {
  const { slug } = await store([withId(call)]);
  const written = [withId(steps), withId({ ...call, title: 'Et la vôtre ?' })];
  expect((await saveText(administrator, 'pages', `slug=eq.${slug}`, { blocks: written })).status).toBe(200);
  expect(await shown(slug)).toEqual(written);
  expect((await saveText(editor, 'pages', `slug=eq.${slug}`, { blocks: [withId({ kind: 'x' })] })).status).toBe(400);
  const versions = await supabase.database`
    select content -> 'blocks' as blocks from public.revisions
    where row_id = (select id from public.pages where slug = ${slug}) order by id`;
  expect(versions.map(({ blocks }) => (blocks as object[]).length)).toEqual([1, 2]);
  const [deleted] = await supabase.database`delete from public.pages where slug = ${slug} returning id`;
  await administrator('POST', '/rest/v1/rpc/restore_from_trash', { item_ids: [deleted?.['id']] });
  expect(await shown(slug)).toEqual(written);
});

test('a passage that waits for words is never shown to visitors, nor what needs it', async () => {
  const gap = '[à compléter : x]';
  const { slug } = await store([
    withId({ kind: 'text', html: `<p>Un.</p><p>Deux ${gap}.</p>` }),
    withId({ kind: 'steps', lead: `Chapeau ${gap}`, steps: [{ title: `Un ${gap}` }, { title: 'Deux & <trois>' }] }),
    withId({ ...call, title: `Et ${gap} ?` }),
    withId({ ...call, title: 'À {{site_title}}' }),
  ]);
  await supabase.database`update public.site_settings set value = 'A & B' where key = 'site_title'`;
  const visible = await shown(slug);
  expect(JSON.stringify(visible)).not.toContain('compléter');
  expect(visible.map(({ kind }) => kind)).toEqual(['text', 'steps', 'call']);
  expect(visible[0]).toMatchObject({ html: '<p>Un.</p>' });
  expect(visible[1]).not.toHaveProperty('lead');
  expect(visible[1]).toMatchObject({ steps: [{ title: 'Deux & <trois>' }] });
  expect(visible[2]).toMatchObject({ title: 'À A & B' });
  expect(JSON.stringify(await shown(slug, administrator))).toContain(gap);
  const gaps = rowsOf<{ slug: string; passage: string }>(
    await administrator('POST', '/rest/v1/rpc/pages_to_complete', {}),
  );
  expect(gaps.filter((each) => each.slug === slug)).toMatchObject([{ passage: 'x' }]);
  const whole = await stranger('GET', `/rest/v1/rpc/visible_page?wanted=${slug}`);
  expect(JSON.stringify(whole.body)).not.toContain('compléter');
});

const found = async (words: string) =>
  rowsOf<{ path: string; passage: string }>(await stranger('POST', '/rest/v1/rpc/search_site', { words }));

test('visitors find the words of blocks, and of a content that a block shows', async () => {
  const content = { content: '<p>zygomatique</p>' };
  const { slug } = await store([withId({ ...steps, steps: [{ title: 'Une escarbille' }] })], administrator, content);
  const [match] = await found('escarbilles');
  expect(match?.path).toBe(`/${slug}`);
  expect(match?.passage).toContain('escarbille');
  expect(await found('zygomatique')).toEqual([]);
  await saveText(administrator, 'pages', `slug=eq.${slug}`, { blocks: [withId({ kind: 'text' })] });
  expect(await found('zygomatique')).toMatchObject([{ path: `/${slug}` }]);
});
