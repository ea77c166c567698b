import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAuth } from './auth-client';
import { dataProvider } from './data-provider';
import { describeFailure } from './failed-calls/describe-failure';

const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };

/** Answers every request with no rows, and records the requests. */
function listenToNetwork() {
  const requests: URL[] = [];
  vi.stubGlobal('fetch', (request: Request | string) => {
    requests.push(new URL(typeof request === 'string' ? request : request.url));
    return Promise.resolve(new Response('[]', { headers: { 'content-range': '*/0' } }));
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe('dataProvider', () => {
  const provider = dataProvider(configuration, createAuth(configuration), [
    { name: 'blog_posts', options: { columns: { id: {}, title: {} }, messages: {} } },
  ]);
  const pagination = { page: 2, perPage: 25 };

  it('asks for named columns, ordered without ties', async () => {
    const requests = listenToNetwork();
    await provider.getList('blog_posts', { pagination, sort: { field: 'created_at', order: 'DESC' }, filter: {} });
    expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
      select: 'id,title',
      order: 'created_at.desc,id.asc',
      offset: '25',
      limit: '25',
    });
  });

  it('calls a function of the database', async () => {
    const requests = listenToNetwork();
    await provider.callFunction('post_tags', {});
    expect(requests[0]?.pathname).toBe('/rest/v1/rpc/post_tags');
  });

  it('turns a page beyond the last one into an empty one, with the true total', async () => {
    const beyond = { code: 'PGRST103', message: 'Requested range not satisfiable' };
    vi.stubGlobal('fetch', (request: Request | string) => {
      const url = typeof request === 'string' ? request : request.url;
      return Promise.resolve(
        url.includes('offset=25')
          ? Response.json(beyond, { status: 416, headers: { 'content-range': '*/25' } })
          : Response.json([{ id: '1' }], { headers: { 'content-range': '0-0/25' } }),
      );
    });
    const sort = { field: 'created_at', order: 'DESC' } as const;
    expect(await provider.getList('blog_posts', { pagination, sort, filter: {} })).toEqual({ data: [], total: 25 });
  });

  it.each(['getMany', 'updateMany', 'deleteMany'] as const)('sends many ids of %s in parts', async (method) => {
    const requests = listenToNetwork();
    const ids = Array.from({ length: 250 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
    await provider[method]('blog_posts', { ids, data: { title: '' } });
    expect(requests.flatMap(({ searchParams }) => searchParams.get('id')?.match(/[\w-]{36}/g))).toEqual(ids);
    for (const { href } of requests) expect(href.length).toBeLessThan(5000);
    await provider[method]('blog_posts', { ids: [], data: {} });
    expect(requests, 'without ids, none').toHaveLength(3);
  });

  it.each([
    ['a function', () => provider.callFunction('post_tags', {})],
    ['a row', () => provider.create('blog_posts', { data: { title: 'Long' } })],
  ])('explains that a proxy refuses the weight of %s', async (_what, call) => {
    const page = '<html><center><h1>413 Request Entity Too Large</h1></center></html>';
    const headers = { 'content-type': 'text/html' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(page, { status: 413, headers })));
    const refusal: unknown = await call().catch((error: unknown) => error);
    expect(describeFailure(refusal, 'save').summary).toMatch(/^Erreur lors de la sauvegarde : l’envoi est trop lourd/);
  });

  it('lets a call name its own columns', async () => {
    const requests = listenToNetwork();
    await provider.getMany('blog_posts', { ids: ['1'], meta: { columns: ['id'] } });
    expect(requests[0]?.searchParams.get('select')).toBe('id');
  });
});
