// @module-tag spec-4
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codeOf,
  rowsOf,
  saveSettings,
  saveText,
  type Answer,
  type Call,
} from '../../../server/tests/api-client';
import { useAdministrator, useClient } from '../../../server/tests/test-supabase';
import { changePost, createPost, type Post } from './drafts';

const { supabase, administrator } = useAdministrator();
const account = useClient(supabase, 'signed-in');
const stranger: Call = (...request) => clientOf(supabase)(...request);

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const WORD = 'ornithorynque';

let post: Post;
let page: { readonly id: string };
beforeAll(async () => {
  await saveSettings(administrator, { comments_enabled: 'true' });
  // The text was public before, under another address and with a comment.
  post = await createPost(administrator, {
    title: WORD,
    slug: 'ancienne-adresse',
    category: 'CRM',
    status: 'published',
  });
  await changePost(administrator, post.id, { slug: 'adresse-nouvelle' });
  await administrator('POST', '/rest/v1/comments', { post_id: post.id, words: WORD });
  const row = { slug: 'page-programmee', title: WORD, content: `<p>${WORD}</p>` };
  const answer = await administrator('POST', '/rest/v1/pages', row, { prefer: 'return=representation' });
  page = rowsOf<{ id: string }>(answer)[0] ?? { id: '' };
});

const moments = (moment: string) =>
  Promise.all([
    administrator('PATCH', `/rest/v1/blog_posts?id=eq.${post.id}`, { published_at: moment }),
    administrator('PATCH', `/rest/v1/pages?id=eq.${page.id}`, { published_at: moment }),
  ]);

/** A request, with the check whether its answer reveals one of the two texts. */
type Probe = readonly [name: string, ask: (call: Call) => Promise<Answer>, reveals: (answer: Answer) => boolean];

const isThere = ({ body }: Answer): boolean => rowsOf({ body } as Answer).length > 0;
const get = (path: string) => (call: Call) => call('GET', `/rest/v1/${path}`);
const run = (name: string, body: () => object) => (call: Call) => call('POST', `/rest/v1/rpc/${name}`, body());
const countOf = ({ headers }: Answer): boolean => headers.get('content-range')?.split('/')[1] !== '0';
const namesIt = ({ body }: Answer): boolean => JSON.stringify(body).includes(WORD);

/** Every request of the API that could reveal a text, or that it exists. */
const probes: readonly Probe[] = [
  ['an article by its id', (call) => get(`blog_posts?select=id&id=eq.${post.id}`)(call), isThere],
  ['an article by its address', get('blog_posts?select=id&slug=eq.adresse-nouvelle'), isThere],
  ['the list of articles', get('blog_posts?select=title&order=created_at.desc'), namesIt],
  ['a filter on its text', get(`blog_posts?select=id&content=like.*Essai*&slug=eq.adresse-nouvelle`), isThere],
  ['a filter on its date', get('blog_posts?select=id&published_at=gt.now&slug=eq.adresse-nouvelle'), () => false],
  ['a list by its columns', get('blog_posts?select=title&or=(slug.eq.adresse-nouvelle,status.eq.draft)'), namesIt],
  [
    'the number of articles',
    (call) =>
      call('HEAD', '/rest/v1/blog_posts?slug=eq.adresse-nouvelle&select=id', undefined, { prefer: 'count=exact' }),
    countOf,
  ],
  ['a search', get(`rpc/search_posts?words=${WORD}`), isThere],
  ['a search of the site', get(`rpc/search_site?words=${WORD}`), isThere],
  ['the number of what a search of the site finds', get(`rpc/search_site?words=${WORD}&first=1`), isThere],
  ['a search by call', run('search_posts', () => ({ words: WORD })), isThere],
  [
    'the present address of its former one',
    run('current_post_slug', () => ({ former: 'ancienne-adresse' })),
    ({ body }) => body !== null,
  ],
  ['where its former address leads', run('redirect_of', () => ({ path: '/blog/ancienne-adresse' })), isThere],
  ['its comments', (call) => get(`comments?select=words&post_id=eq.${post.id}`)(call), isThere],
  ['the list of comments', get('comments?select=words&order=created_at.desc'), namesIt],
  [
    'a comment on it',
    run('send_comment', () => ({
      post_id: post.id,
      name: 'Ana',
      email: 'ana@example.fr',
      words: `Bravo ${Math.random()}`,
    })),
    (answer) => codeOf(answer) !== 'PT403',
  ],
  ['a page by its id', (call) => get(`pages?select=id&id=eq.${page.id}`)(call), isThere],
  ['a page by its address', get('pages?select=id&slug=eq.page-programmee'), isThere],
  ['the list of pages', get('pages?select=title'), namesIt],
  ['a page as it is shown', get('rpc/visible_page?wanted=page-programmee&select=title'), isThere],
  ['a page as it is shown by call', run('visible_page', () => ({ wanted: 'page-programmee' })), isThere],
];

describe.each([
  ['a stranger', stranger],
  ['an account without rights', account],
])('%s', (_who, call) => {
  test(`cannot read a scheduled text by ${probes.length} requests, and reads it once it is public`, async () => {
    const revealingProbes = async (): Promise<string[]> => {
      const found = [];
      for (const [name, ask, reveals] of probes) if (reveals(await ask(call))) found.push(name);
      return found;
    };
    await moments(inHours(1));
    expect(await revealingProbes()).toEqual([]);
    await moments('now');
    // An account without rights reads neither pages nor comments from the tables.
    const forbidden = call === account ? /^(its comments|the list of comments|a page by|the list of pages)/ : /^$/;
    const expected = probes
      .map(([name]) => name)
      .filter((name) => name !== 'a filter on its date' && !forbidden.test(name));
    expect(await revealingProbes()).toEqual(expected);
  });
});

test('of a scheduled article no view is counted, and tags are those of what one may read', async () => {
  const { id } = await createPost(administrator, { status: 'published', published_at: inHours(1), tags: [WORD] });
  await stranger('POST', '/rest/v1/rpc/increment_view_count', { post_id: id });
  expect(await supabase.database`select from private.post_views where post_id = ${id}`).toHaveLength(0);
  expect(namesIt(await account('POST', '/rest/v1/rpc/post_tags'))).toBe(false);
  expect(namesIt(await administrator('POST', '/rest/v1/rpc/post_tags'))).toBe(true);
});

test('only our own server learns when something is planned', async () => {
  await moments(inHours(1));
  for (const call of [stranger, account, administrator])
    expect(codeOf(await call('POST', '/rest/v1/rpc/seconds_until_change'))).toBe('42501');
  const [next] = await supabase.database<{ seconds: number }[]>`
    select extract(epoch from min(due_at) - now())::float as seconds from private.planned_changes where due_at > now()`;
  expect(next?.seconds).toBeGreaterThan(0);
  expect(next?.seconds).toBeLessThanOrEqual(3600);
});

test.each([
  ['a minute before', '1 minute', 0],
  ['a millionth of a second before', '1 microsecond', 0],
  ['at', '0', 1],
  ['a minute after', '-1 minute', 1],
])(
  '%s its moment visitors see %i of a kind, whatever the time zone, with nothing that runs',
  async (_when, ahead, seen) => {
    for (const zone of ['UTC', 'Europe/Paris', 'Pacific/Auckland', 'America/New_York']) {
      const visible = await supabase.database.begin(async (transaction) => {
        await transaction.unsafe(`set local timezone = '${zone}'`);
        await transaction`update public.blog_posts set published_at = now() + ${ahead}::interval where id = ${post.id}`;
        await transaction`update public.pages set published_at = now() + ${ahead}::interval where id = ${page.id}`;
        await transaction`set local role anon`;
        const posts = await transaction`select id from public.blog_posts where id = ${post.id}`;
        const pages = await transaction`select id from public.pages where id = ${page.id}`;
        return [posts.length, pages.length];
      });
      expect(visible, zone).toEqual([seen, seen]);
    }
  },
);

test('an address that nobody saw redirects nowhere, whether it changed or was withdrawn', async () => {
  const hidden = await createPost(administrator, { status: 'published', published_at: inHours(1), slug: 'jamais-vue' });
  await changePost(administrator, hidden.id, { slug: 'jamais-vue-non-plus' });
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${hidden.id}`, { status: 'draft' });
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${hidden.id}`, { status: 'published' });
  expect((await stranger('POST', '/rest/v1/rpc/current_post_slug', { former: 'jamais-vue' })).body).toBeNull();
});

const leadsTo = async () =>
  (await stranger('POST', '/rest/v1/rpc/current_post_slug', { former: 'adresse-cedee' })).body;

test('an address keeps leading on until the scheduled article that takes it appears', async () => {
  const first = await createPost(administrator, { status: 'published', slug: 'adresse-cedee' });
  await changePost(administrator, first.id, { slug: 'adresse-suivante' });
  const successor = await createPost(administrator, {
    status: 'published',
    published_at: inHours(1),
    slug: 'adresse-cedee',
  });
  expect(await leadsTo()).toBe('adresse-suivante');
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${successor.id}`, { published_at: 'now' });
  expect(await leadsTo()).toBeNull();
});

test('the figures count what visitors see, and a scheduled article among the articles alone', async () => {
  const figures = async () => (await administrator('POST', '/rest/v1/rpc/dashboard_statistics')).body;
  const before = (await figures()) as { totalPosts: number; publishedPosts: number; scheduledPosts: number };
  const { totalPosts, publishedPosts, scheduledPosts } = before;
  const title = 'Zorglub';
  const { id } = await createPost(administrator, { title, status: 'published', published_at: inHours(1) });
  expect(await figures()).toMatchObject({
    totalPosts: totalPosts + 1,
    publishedPosts,
    scheduledPosts: scheduledPosts + 1,
  });
  const { body: found } = await administrator('POST', '/rest/v1/rpc/search_back_office', { words: title });
  expect(found).toMatchObject({ articles: [{ id, status: 'scheduled' }] });
  await administrator('PATCH', `/rest/v1/blog_posts?id=eq.${id}`, { published_at: 'now' });
  expect(await figures()).toMatchObject({ totalPosts: totalPosts + 1, publishedPosts: publishedPosts + 1 });
});

test('« À la une » ends at its moment, and is taken back with its end', async () => {
  const featured = await createPost(administrator, { status: 'published', featured: true, featured_until: inHours(1) });
  expect(featured).toMatchObject({ featured: true });
  const answer = await saveText(administrator, 'blog_posts', `id=eq.${featured.id}`, { featured: false });
  expect(rowsOf<{ featured_until: unknown }>(answer)[0]?.featured_until).toBeNull();
});
