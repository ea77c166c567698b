// @module-tag spec-2-4-3
import type { SortPayload } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../../../provider/data-provider';
import { createAuth } from '../../../provider/auth-client';
import { blogPosts } from '../resource';
import { newestFirst } from './post-filters';

afterEach(() => vi.unstubAllGlobals());

/** The request for a search of articles in this order. */
async function requestFor(sort: SortPayload): Promise<URL | undefined> {
  const requests: URL[] = [];
  vi.stubGlobal('fetch', (request: Request | string) => {
    requests.push(new URL(typeof request === 'string' ? request : request.url));
    return Promise.resolve(new Response('[]', { headers: { 'content-range': '*/0' } }));
  });
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const provider = dataProvider(configuration, createAuth(configuration), [blogPosts]);
  await provider.getList('blog_posts', {
    pagination: { page: 1, perPage: 25 },
    sort,
    filter: { q: ' relance, "devis" ', tags: 'a,b', status: 'draft' },
    meta: { columns: ['id', 'title'] },
  });
  return requests[0];
}

it('words are searched by the database’s function, with the list’s filters and order', async () => {
  const request = await requestFor({ field: 'view_count', order: 'DESC' });
  expect(request?.pathname).toBe('/rest/v1/rpc/search_posts');
  expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
    words: 'relance, "devis"',
    tags: 'cs.{"a,b"}',
    status: 'eq.draft',
    select: 'id,title',
    order: 'view_count.desc,id.asc',
    offset: '0',
    limit: '25',
  });
});

it('without a chosen order, results come in the order of the function, the best first', async () => {
  const request = await requestFor(newestFirst);
  expect(request?.searchParams.get('order')).toBeNull();
});
