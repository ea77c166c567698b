// @module-tag spec-6
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, rowsOf, saveOver, saveText, type Answer, type Call } from '../../../server/tests/api-client';
import { useClient, useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();
const owner = useClient(supabase, 'administrator');
const author = useClient(supabase, 'author');

const ids = {
  own: '5a3c1f9e-0000-4000-8000-0000000000a1',
  ownPublished: '5a3c1f9e-0000-4000-8000-0000000000a2',
  other: '5a3c1f9e-0000-4000-8000-0000000000a3',
} as const;
const version = '2026-01-01T00:00:00Z';
/** Words of another person’s draft, which an author must not learn from anything. */
const SECRET = 'zibeline';

beforeEach(async () => {
  const { database } = supabase;
  const [account] = await database<{ id: string }[]>`select id from auth.users where email = 'author@example.fr'`;
  const dated = { created_at: version, updated_at: version };
  await database.begin(async (sql) => {
    await sql`delete from public.blog_posts where id = any (${Object.values(ids)})`;
    await sql`delete from public.trash`;
    await sql`delete from public.revisions where row_id = any (${Object.values(ids)})`;
    await sql`insert into public.blog_posts ${sql([
      {
        id: ids.own,
        slug: 'le-mien',
        title: 'Le mien',
        content: '<p>Brouillon</p>',
        author_id: account?.id,
        status: 'draft',
        ...dated,
      },
      {
        id: ids.ownPublished,
        slug: 'paru',
        title: 'Paru',
        content: '<p>Paru</p>',
        author_id: account?.id,
        status: 'published',
        ...dated,
      },
      {
        id: ids.other,
        slug: 'autre',
        title: SECRET,
        content: `<p>${SECRET}</p>`,
        author_id: null,
        status: 'draft',
        ...dated,
      },
    ])}`;
  });
});

const row = (id: string) => `/rest/v1/blog_posts?id=eq.${id}`;
const rpc = (client: Call, name: string, given: object) => client('POST', `/rest/v1/rpc/${name}`, given);
const call = (name: string, given: object) => rpc(author, name, given);
/** Requests that reach articles through different parts of the API. */
type Attempts = Readonly<Record<string, (client: Call) => Promise<Answer>>>;
const stored = async (id: string) => (await supabase.database`select * from public.blog_posts where id = ${id}`)[0];
/** Returns everything that the database stores of articles, except the times of saves. */
const content = async () =>
  JSON.stringify(
    await supabase.database`select to_jsonb(post) - 'updated_at' as post from public.blog_posts as post order by id`,
  );

describe('an author, with a draft of theirs', () => {
  test('reads, saves and deletes it, and brings it back', async () => {
    expect(rowsOf(await author('GET', row(ids.own)))).toMatchObject([{ title: 'Le mien' }]);
    expect((await saveOver(author, 'blog_posts', ids.own, { title: 'Mieux' }, version)).status).toBe(200);
    expect((await stored(ids.own))?.['title']).toBe('Mieux');
    const versions = rowsOf<{ id: number; saved_by: string }>(
      await call('revision_list', { of_table: 'blog_posts', of_row: ids.own }),
    );
    expect(versions[0]?.saved_by).toBe('author@example.fr');
    expect((await call('restore_revision', { revision_id: versions.at(-1)?.id })).status).toBe(200);
    expect((await author('DELETE', row(ids.own))).status).toBe(204);
    expect(rowsOf(await call('trash_items', {}))).toMatchObject([{ id: ids.own }]);
    expect((await call('restore_from_trash', { item_ids: [ids.own] })).body).toBe(1);
    expect((await stored(ids.own))?.['title']).toBe('Le mien');
  });

  test('makes new ones, which are theirs whatever is sent', async () => {
    const sent = { slug: 'neuf', title: 'Neuf', content: 'x', author_id: ids.other };
    const made = await author('POST', '/rest/v1/blog_posts', sent, { prefer: 'return=representation' });
    const [post] = rowsOf<{ author_id: string }>(made);
    expect(post?.author_id).toBe((await stored(ids.own))?.['author_id']);
    await supabase.database`delete from public.blog_posts where slug = 'neuf'`;
  });
});

/** Attempts of an author to change articles, each by a different request. */
const attempts: Attempts = {
  'publishes a new article': (client) =>
    client('POST', '/rest/v1/blog_posts', { slug: 'neuf', title: 'Neuf', content: 'x', status: 'published' }),
  'publishes their draft': (client) => client('PATCH', row(ids.own), { status: 'published' }),
  'publishes their draft with a date': (client) =>
    client('PATCH', row(ids.own), { status: 'published', published_at: version }),
  'publishes by saving': (client) => saveOver(client, 'blog_posts', ids.own, { status: 'published' }, version),
  'gives their draft to somebody by saving': (client) =>
    saveText(client, 'blog_posts', `id=eq.${ids.own}`, { author_id: null }),
  'changes their published article': (client) =>
    saveOver(client, 'blog_posts', ids.ownPublished, { title: 'Non' }, version),
  'unpublishes their article': (client) => client('PATCH', row(ids.ownPublished), { status: 'draft' }),
  'unpublishes every article': (client) => client('PATCH', '/rest/v1/blog_posts?id=not.is.null', { status: 'draft' }),
  'deletes their published article': (client) => client('DELETE', row(ids.ownPublished)),
  'deletes every article but theirs': (client) => client('DELETE', `/rest/v1/blog_posts?id=neq.${ids.own}`),
  'saves somebody else’s draft': (client) => saveOver(client, 'blog_posts', ids.other, { title: 'Non' }, version),
  'saves it automatically': (client) =>
    rpc(client, 'autosave_post', { post_id: ids.other, post: { title: 'Non' }, expected_updated_at: version }),
  'features their draft': (client) => client('PATCH', row(ids.own), { featured: true }),
  'features it until a moment': (client) =>
    client('PATCH', row(ids.own), { featured: true, featured_until: '2099-01-01T00:00:00Z' }),
  'features it by saving': (client) => saveText(client, 'blog_posts', `id=eq.${ids.own}`, { featured: true }),
  'features it by an automatic save': (client) =>
    rpc(client, 'autosave_post', { post_id: ids.own, post: { featured: true }, expected_updated_at: version }),
  'features a new article': (client) =>
    client('POST', '/rest/v1/blog_posts', { slug: 'neuf', title: 'Neuf', content: 'x', featured: true }),
  'features one with its links': (client) =>
    rpc(client, 'save_with_links', {
      into_table: 'blog_posts',
      row_values: { featured: true },
      links: {},
      row_id: ids.own,
    }),
  'takes somebody else’s draft': (client) => client('PATCH', row(ids.other), { featured: true }),
  'writes it through its links': (client) =>
    rpc(client, 'save_with_links', {
      into_table: 'blog_posts',
      row_values: { featured: true },
      links: {},
      row_id: ids.other,
    }),
};

test.each(Object.entries(attempts))('an author who %s changes nothing, which an owner does', async (_, attempt) => {
  const before = await content();
  await attempt(author);
  expect(await content()).toEqual(before);
  await attempt(owner);
  expect(await content()).not.toEqual(before);
});

test.each(['POST', 'PUT'])('nobody writes over an article by %s', async (method) => {
  const before = await content();
  const other = { id: ids.other, slug: 'autre', title: 'Non', content: 'x' };
  const prefer = { prefer: 'resolution=merge-duplicates' };
  const path = method === 'PUT' ? row(ids.other) : '/rest/v1/blog_posts?on_conflict=slug';
  for (const client of [author, owner]) await client(method, path, other, prefer);
  expect(await content()).toEqual(before);
});

/** Requests that could reveal another person’s draft. */
const readings: Attempts = {
  'the table': (client) => client('GET', '/rest/v1/blog_posts?select=*&limit=1000'),
  'a filter': (client) => client('GET', `/rest/v1/blog_posts?select=id,title&title=eq.${SECRET}`),
  'the search': (client) => client('GET', `/rest/v1/rpc/search_posts?words=${SECRET}`),
  'the palette': (client) => rpc(client, 'search_back_office', { words: SECRET.slice(0, 5) }),
  'the palette without words': (client) => rpc(client, 'search_back_office', { words: '' }),
  'former versions': (client) => client('GET', '/rest/v1/revisions?select=*'),
  'the trash': (client) => client('GET', '/rest/v1/trash?select=*'),
  'the list of the trash': (client) => rpc(client, 'trash_items', {}),
  'the library of pictures': (client) => rpc(client, 'media_library', {}),
  'a save’s representation': (client) =>
    client('PATCH', row(ids.other), { featured: true }, { prefer: 'return=representation,count=exact' }),
  'a deletion’s representation': (client) =>
    client('DELETE', row(ids.other), undefined, { prefer: 'return=representation' }),
};

test.each(Object.entries(readings))(
  '%s tells an owner of somebody else’s draft, an author nothing',
  async (_, read) => {
    const { database } = supabase;
    // The words are also in versions, in the trash and beside a picture.
    await owner('POST', '/rest/v1/rpc/save_post', {
      post_id: ids.other,
      post: { excerpt: SECRET },
      expected_updated_at: version,
    });
    await database`
    insert into public.trash (id, table_name, content)
    values (gen_random_uuid(), 'blog_posts', ${database.json({ title: SECRET, status: 'draft' })})`;
    await database`
    insert into storage.objects (bucket_id, name) values ('media', 'ours-3f9a1c2e.png') on conflict do nothing`;
    await database`update public.blog_posts set featured_image_url = '/media/ours-3f9a1c2e.png' where id = ${ids.other}`;
    expect(JSON.stringify((await read(author)).body)).not.toContain(SECRET);
    expect(JSON.stringify((await read(owner)).body)).toContain(SECRET);
  },
);

test('a version of somebody else’s, or of a page, is not restored, nor put back from the trash', async () => {
  const { database } = supabase;
  await owner('POST', '/rest/v1/rpc/save_post', {
    post_id: ids.other,
    post: { excerpt: SECRET },
    expected_updated_at: version,
  });
  const [revision] = await database`select max(id) as id from public.revisions where row_id = ${ids.other}`;
  expect(codeOf(await call('restore_revision', { revision_id: revision?.['id'] }))).toBe('PT404');
  await owner('DELETE', row(ids.other));
  expect((await call('restore_from_trash', { item_ids: [ids.other] })).body).toBe(0);
  expect(await stored(ids.other)).toBeUndefined();
});
