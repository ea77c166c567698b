// @module-tag spec-10-10
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, rowsOf, type Answer } from '../api-client';
import { openProject, type Project } from './project';

let project: Project;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

// The headers that react-admin's data provider sends (ra-data-postgrest).
const counted = { accept: 'application/json', prefer: 'count=exact' };
const oneRow = { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' };

interface Draft {
  readonly id: string;
  readonly updated_at: string;
}

const createDraft = async (slug: string, fields: object = {}): Promise<Draft> => {
  const draft = { slug, slug_origin: 'written', title: slug, content: '<p>Essai</p>', status: 'draft', ...fields };
  const answer = await project.administrator('POST', '/rest/v1/blog_posts?select=id,updated_at', draft, oneRow);
  expect(answer.status).toBe(201);
  return answer.body as Draft;
};
const save = (post: object, id: string, known?: string): Promise<Answer> =>
  project.administrator(
    'POST',
    '/rest/v1/rpc/save_post?select=id,title,updated_at',
    { post_id: id, post, expected_updated_at: known },
    { accept: 'application/vnd.pgrst.object+json' },
  );

test('lists come filtered, with range and exact number, and 416 beyond the last page', async () => {
  const { administrator, mark } = project;
  await createDraft(`${mark}-a`, { tags: [mark, 'a, b'], category: mark });
  await createDraft(`${mark}-b`);
  const list = (filter: string, page = 'offset=0&limit=1'): Promise<Answer> =>
    administrator(
      'GET',
      `/rest/v1/blog_posts?${page}&${filter}&order=title.asc,id.asc&select=slug`,
      undefined,
      counted,
    );

  const first = await list(`title=ilike.*${mark}*`);
  expect(first.headers.get('content-range')).toBe('0-0/2');
  expect(first.body).toEqual([{ slug: `${mark}-a` }]);
  const beyond = await list(`title=ilike.*${mark}*`, 'offset=8&limit=1');
  expect([beyond.status, codeOf(beyond)]).toEqual([416, 'PGRST103']);
  for (const filter of [
    `tags=cs.{"${mark}","a, b"}`,
    `category=in.("${mark}","autre")`,
    `category=eq.${mark}&status=eq.draft`,
    `title=ilike.*${mark}*&title=ilike.*-a*`,
    `slug=eq.${mark}-a&id=gt.00000000-0000-0000-0000-000000000000`,
  ])
    expect((await list(encodeURI(filter))).body, filter).toEqual([{ slug: `${mark}-a` }]);
});

test('a row is read, changed and deleted as an object, and several at once by their ids', async () => {
  const { administrator, mark } = project;
  const [one, other] = await Promise.all([createDraft(`${mark}-c`), createDraft(`${mark}-d`)]);
  const address = `/rest/v1/blog_posts?id=eq.${one.id}&select=id,featured`;
  expect((await administrator('GET', address, undefined, oneRow)).body).toEqual({ id: one.id, featured: false });
  const changed = await administrator('PATCH', address, { featured: true }, oneRow);
  expect([changed.status, changed.body]).toEqual([200, { id: one.id, featured: true }]);
  const nobody = await administrator('GET', `/rest/v1/blog_posts?id=eq.${randomUUID()}`, undefined, oneRow);
  expect([nobody.status, codeOf(nobody)]).toEqual([406, 'PGRST116']);
  const both = `/rest/v1/blog_posts?id=in.(${one.id},${other.id})&select=id`;
  expect((await administrator('GET', both)).body).toHaveLength(2);
  const gone = await administrator('DELETE', both, undefined, { prefer: 'return=representation' });
  expect([gone.status, rowsOf(gone).length]).toEqual([200, 2]);
  const trash = await administrator(
    'GET',
    '/rest/v1/rpc/trash_items?offset=0&limit=1000&select=id',
    undefined,
    counted,
  );
  expect(rowsOf(trash).map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]));
});

test('a text is saved over the version that was read: 404, 409 and 428 say why it is not', async () => {
  const draft = await createDraft(`${project.mark}-e`);
  const saved = await save({ title: 'Suite' }, draft.id, draft.updated_at);
  expect([saved.status, (saved.body as { title: string }).title]).toEqual([200, 'Suite']);
  const refusals = [
    await save({ title: 'Trop tard' }, draft.id, draft.updated_at),
    await save({ title: 'Sans version' }, draft.id),
    await save({ title: 'Rien' }, randomUUID(), draft.updated_at),
  ];
  expect(refusals.map((answer) => [answer.status, codeOf(answer)])).toEqual([
    [409, 'PT409'],
    [428, 'PT428'],
    [404, 'PT404'],
  ]);
  const { updated_at: version } = saved.body as Draft;
  const automatic = { post_id: draft.id, post: { title: 'Seul' }, expected_updated_at: version };
  const autosaved = await project.administrator('POST', '/rest/v1/rpc/autosave_post', automatic);
  expect([autosaved.status, Date.parse(String(autosaved.body))]).toEqual([200, expect.any(Number)]);
  expect(String(autosaved.body)).toMatch(/^\d{4}-\d\d-\d\dT.*\+00:00$/);
  const versions = `/rest/v1/rpc/revision_list?of_table=blog_posts&of_row=${draft.id}`;
  expect(rowsOf(await project.administrator('GET', versions)).length).toBeGreaterThan(1);
});

/** Functions that screens read by GET, with the arguments in the address. */
const reads: readonly string[] = [
  'dashboard_statistics',
  'contact_counts',
  'example_counts',
  'pages_to_complete',
  'post_tags',
  'analytics_summary?days=30',
  'visit_statistics?days=7',
  'visit_breakdowns?days=7&source=example.com',
  'visits_now',
  'mail_state',
  'newsletter_audiences',
  'administrator_list?offset=0&limit=25&order=since.desc',
  'redirect_list?offset=0&limit=25&order=hits.desc,id.asc',
  'search_posts?words=devis&offset=0&limit=5&select=id,title&status=eq.draft',
  'search_contacts?words=devis&skipped=0&wanted=25',
  'search_back_office?words=devis',
];
test.each(reads)('%s is read by GET, for it is STABLE', async (name) => {
  const answer = await project.administrator('GET', `/rest/v1/rpc/${name}`, undefined, counted);
  expect([answer.status, codeOf(answer)]).toEqual([
    expect.toSatisfy((status) => status === 200 || status === 206),
    undefined,
  ]);
});

/** Functions with lists and objects as arguments: empty ones change nothing. */
const writes: readonly (readonly [name: string, sent: object, answer: unknown])[] = [
  ['restore_from_trash', { item_ids: [] }, 0],
  ['import_redirects', { lines: [] }, 0],
  ['import_contacts', { contacts: [] }, { added: [], problems: [] }],
  ['import_subscribers', { subscribers: [] }, [{ confirmed: 0, pending: 0, ended: 0, known: [], refused: [] }]],
  ['delete_essential_page', { typed_slug: 'aucune-page' }, 0],
  ['retry_outbox', { item_ids: [] }, ''],
  ['undo_unpublish', { post_ids: [] }, 0],
];
test.each(writes)('%s with %j answers %j', async (name, sent, expected) => {
  const answer = await project.administrator('POST', `/rest/v1/rpc/${name}`, sent);
  expect([answer.status, answer.body]).toEqual([expected === '' ? 204 : 200, expected]);
});

test('a broken rule of the database is 400 with its code, and a taken address is 409', async () => {
  const { administrator, mark } = project;
  await createDraft(`${mark}-f`);
  const twice = await administrator('POST', '/rest/v1/blog_posts', { slug: `${mark}-f`, title: 'E', content: 'E' });
  expect([twice.status, codeOf(twice)]).toEqual([409, '23505']);
  const empty = await administrator('POST', '/rest/v1/blog_posts', { slug: `${mark}-g`, title: ' ', content: 'E' });
  expect([empty.status, codeOf(empty)]).toEqual([400, '23514']);
});
