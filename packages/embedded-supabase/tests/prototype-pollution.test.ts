// @module-tag spec-10-3
import { expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

test('an object has no accessor to what all objects share, and nothing can be added to that', () => {
  expect('__proto__' in {}).toBe(false);
  expect(Object.isExtensible(Object.prototype)).toBe(false);
});

/** Returns the properties that an attack added to `Object.prototype` and `Object`. */
const added = (): string[] => [Object.prototype, Object].flatMap((shared) => Object.keys(shared));

test.each([
  ['GET', 'pages?__proto__=eq.1'],
  ['GET', 'pages?constructor=eq.1'],
  ['GET', 'pages?or=(__proto__.eq.1,constructor.eq.1)'],
  ['GET', 'pages?or=(id.eq.1,and("__proto__".eq.1))'],
  ['GET', 'pages?or=(slug.toString.1)'],
  ['GET', 'blog_posts?select=id,contacts(id)&contacts.__proto__=eq.1'],
  ['GET', 'pages?__proto__->>a=eq.1'],
  ['GET', 'rpc/search_posts?words=a&__proto__=eq.1'],
  ['GET', 'rpc/increment_view_count?or=eq.__proto__'],
  ['GET', 'pages?order=__proto__'],
  ['DELETE', 'contacts?__proto__=eq.1'],
  ['PATCH', 'contacts?constructor=eq.1'],
])('%s /rest/v1/%s is refused, and adds nothing to what all objects share', async (method, path) => {
  const answer = await clientOf(supabase)(method, `/rest/v1/${path}`, method === 'PATCH' ? {} : undefined);
  expect(answer.status).toBe(400);
  expect(added()).toEqual([]);
});

test('names that all objects inherit are unknown columns, in reads and in writes', async () => {
  const call = clientOf(supabase);
  for (const name of ['__proto__', 'constructor', 'toString'])
    for (const query of [`select=${name}`, `select=id,a:${name}`, `order=${name}.desc`, `columns=${name}`])
      expect((await call('GET', `/rest/v1/pages?${query}`)).status, query).toBeLessThan(500);
  const body = JSON.parse('{"__proto__":{"name":"a"},"constructor":{"prototype":{"name":"a"}}}') as object;
  for (const path of ['rest/v1/contacts', 'rest/v1/rpc/search_posts', 'auth/v1/token?grant_type=password'])
    expect((await call('POST', `/${path}`, body)).status, path).toBeLessThan(500);
  expect(added()).toEqual([]);
});

test('a searched word may be such a name', async () => {
  for (const word of ['constructor', '__proto__.eq.1'])
    expect((await clientOf(supabase)('GET', `/rest/v1/rpc/search_posts?words=${word}`)).status).toBe(200);
});
