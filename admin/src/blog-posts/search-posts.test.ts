import { afterEach, expect, it, vi } from 'vitest';
import { dataProvider } from '../providers/data-provider';
import { createAuth } from '../shell/auth-client';
import { blogPosts } from './resource';

afterEach(() => vi.unstubAllGlobals());

it('words are searched by the database’s function, with the list’s filters and order', async () => {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', (request: Request | string) => {
    asked.push(new URL(typeof request === 'string' ? request : request.url));
    return Promise.resolve(new Response('[]', { headers: { 'content-range': '*/0' } }));
  });
  const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
  const provider = dataProvider(configuration, createAuth(configuration), [blogPosts]);
  await provider.getList('blog_posts', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'view_count', order: 'DESC' },
    filter: { q: ' relance, "devis" ', tags: 'a,b', status: 'draft' },
    meta: { columns: ['id', 'title'] },
  });
  expect(asked[0]?.pathname).toBe('/rest/v1/rpc/search_posts');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    words: 'relance, "devis"',
    tags: 'cs.{"a,b"}',
    status: 'eq.draft',
    select: 'id,title',
    order: 'view_count.desc,id.asc',
    offset: '0',
    limit: '25',
  });
});
