// @module-tag spec-10-10
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteClient, type SiteClient } from '../../../public-site/src/data/client';
import { loadComments } from '../../../public-site/src/features/article/comments/data';
import { sendContactRequest } from '../../../public-site/src/features/contact/data';
import { loadPage } from '../../../public-site/src/features/pages/data';
import { loadNeighbours, loadPost, loadSimilarPosts } from '../../../public-site/src/features/article/data';
import { loadPosts } from '../../../public-site/src/features/blog/data';
import { loadPublishedAddresses } from '../../../public-site/src/features/machine-files/published-addresses';
import { loadSettings } from '../../../public-site/src/data/settings';
import { loadFaqEntries } from '../../../public-site/src/data/site-content';
import { codeOf, rowsOf, serviceHeaders } from '../api-client';
import { openProject, type Project } from './project';

let project: Project;
let site: SiteClient;
beforeAll(async () => {
  project = await openProject();
  const { url: supabaseUrl, publishableKey } = project;
  site = createSiteClient({ supabaseUrl, publishableKey }, fetch);
});
afterAll(() => project.close());

const everything = { category: undefined, tag: undefined, search: undefined };

test('pages, settings and lists are read by the public key, as the site reads them', async () => {
  expect(await loadPage(site, 'cgv')).toMatchObject({ slug: 'cgv', status: 'published' });
  expect(await loadPage(site, project.mark)).toBeUndefined();
  expect((await loadSettings(site)).site_title).toBeTruthy();
  expect(Array.isArray(await loadFaqEntries(site))).toBe(true);
  const addresses = await loadPublishedAddresses(site);
  expect(addresses.map(({ path }) => path)).toContain('/cgv');
});

test('articles come by page with their number, by category, tag and words; empty beyond the last', async () => {
  const all = await loadPosts(site, { ...everything, page: 1, perPage: 2 });
  const [first] = all.posts;
  expect(all.posts, 'The project has fewer than two published articles: apply the seed').toHaveLength(2);
  const { slug = '', category, tags = [], title = '' } = first ?? {};
  const by = async (filter: object): Promise<string[]> => {
    const { posts, total } = await loadPosts(site, { ...everything, ...filter, page: 1, perPage: 20 });
    expect(total).toBeGreaterThan(0);
    return posts.map((post) => post.slug);
  };
  expect(await by({ category: category ?? undefined })).toContain(slug);
  expect(await by({ tag: tags[0] })).toContain(slug);
  expect(await by({ search: title })).toContain(slug);
  expect(await by({ except: [slug] })).not.toContain(slug);
  expect(await loadPosts(site, { ...everything, page: 9999, perPage: 2 })).toEqual({ posts: [], total: all.total });

  const post = await loadPost(site, slug);
  expect(post?.content).toBeTruthy();
  if (!post) return;
  expect((await loadNeighbours(site, post)).previous).toEqual({ slug: all.posts[1]?.slug, title: all.posts[1]?.title });
  expect((await loadSimilarPosts(site, post)).map((similar) => similar.slug)).not.toContain(slug);
  expect(Array.isArray(await loadComments(site, post.id))).toBe(true);
});

test('a contact request is sent and not read back, and administrators delete it for good', async () => {
  const request = { phone: '', company: '', service_interest: '', message: 'Essai du contrat' };
  await sendContactRequest(site, { ...request, name: project.mark, email: project.account.email });
  const address = `/rest/v1/contacts?name=eq.${project.mark}`;
  expect([401, codeOf(await project.stranger('GET', address))]).toEqual([401, '42501']);
  const [stored] = rowsOf(await project.administrator('GET', `${address}&select=id,name,status,source`));
  expect(stored).toMatchObject({ name: project.mark, status: 'new', source: 'website' });
  expect((await project.administrator('DELETE', address)).status).toBe(204);
  expect((await project.administrator('DELETE', `/rest/v1/trash?id=eq.${String(stored?.['id'])}`)).status).toBe(204);
});

const unknown = randomUUID();
/** Functions that a visitor's browser calls, with the answers about rows that do not exist. */
const calls: readonly (readonly [name: string, sent: object, status: number, code: unknown])[] = [
  ['subscribe_to_newsletter', { email: 'no address' }, 400, 'PT400'],
  ['record_analytics_event', { kind: 'nothing', path: '/' }, 400, 'PT400'],
  ['send_comment', { post_id: unknown, name: 'E', email: 'e@example.com', words: 'E' }, 403, 'PT403'],
  ['increment_view_count', { post_id: unknown }, 204, undefined],
  ['confirm_subscription', { token: unknown }, 200, undefined],
  ['end_subscription', { token: unknown }, 200, undefined],
  ['dashboard_statistics', {}, 401, '42501'],
  ['claim_outbox', { worker: {}, channels: [] }, 401, '42501'],
  ['is_admin', {}, 404, 'PGRST202'],
];
test.each(calls)('%s with %j is answered %s', async (name, sent, status, code) => {
  const answer = await project.stranger('POST', `/rest/v1/rpc/${name}`, sent);
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
});

test('a visitor with Do Not Track gets the same answer as a counted one', async () => {
  const event = { kind: 'view', path: '/', referrer: 'example.com' };
  const answer = await project.stranger('POST', '/rest/v1/rpc/record_analytics_event', event, { 'sec-gpc': '1' });
  expect(answer.status).toBe(204);
});

test('a missing page is counted, and redirects once it can; a chain is refused with 422', async () => {
  const path = `/${project.mark}`;
  const { stranger, administrator } = project;
  const counts = { missing: { [path]: { times: 2 } } };
  expect((await stranger('POST', '/rest/v1/rpc/count_requests', counts)).status).toBe(401);
  await stranger('POST', '/rest/v1/rpc/count_requests', counts, serviceHeaders(project));
  expect(rowsOf(await administrator('GET', `/rest/v1/missing_pages?path=eq.${path}&select=times`))).toEqual([
    { times: 2 },
  ]);
  const { status } = await administrator('POST', '/rest/v1/redirects', { from_path: path, to_address: '/contact' });
  expect(status).toBe(201);
  expect((await site.rpc('redirect_of', { path }, { get: true }).maybeSingle()).data).toEqual({
    to_address: '/contact',
    status: 301,
  });
  const chain = await administrator('POST', '/rest/v1/redirects', { from_path: `${path}-2`, to_address: path });
  expect([chain.status, codeOf(chain)]).toEqual([422, 'PT422']);
});

/** Rows, columns and tables that visitors, who have only the public key, must neither read nor write. */
const refused: readonly { readonly method: string; readonly path: string; readonly body?: object }[] = [
  { method: 'GET', path: 'contacts?select=id' },
  { method: 'GET', path: 'comments?select=email' },
  { method: 'GET', path: 'pages?select=content' },
  { method: 'GET', path: 'blog_posts?select=search_vector' },
  { method: 'POST', path: 'admins', body: { user_id: unknown } },
  { method: 'PATCH', path: `blog_posts?id=eq.${unknown}`, body: { featured: true } },
  { method: 'DELETE', path: `blog_posts?id=eq.${unknown}` },
];
test.each(refused)('$method $path is refused to strangers with 401 and 42501', async ({ method, path, body }) => {
  const answer = await project.stranger(method, `/rest/v1/${path}`, body);
  expect([answer.status, codeOf(answer)]).toEqual([401, '42501']);
});
