// @module-tag spec-10-10
import { expect, test } from 'vitest';
import { containsWords } from '../../../admin/src/provider/filters';
import { rowsOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

test('every function that answers with rows is filtered as a table is', async () => {
  const functions = await supabase.database<{ name: string; first: string }[]>`
    select proname as name, first from pg_proc
    cross join lateral coalesce(
      case when proargmodes is not null then proargnames[array_position(proargmodes, 't')] end,
      (select attname::text from pg_attribute join pg_type on typrelid = attrelid where pg_type.oid = prorettype and attnum = 1)
    ) as answer (first)
    where pronamespace = 'public'::regnamespace and proretset and provolatile <> 'v' and first is not null
      and coalesce(array_position(proargmodes, 'i'), 0) = 0 and pronargs = 0
      and has_function_privilege('authenticated', pg_proc.oid, 'execute')`;
  expect(functions.length).toBeGreaterThan(4);
  for (const { name, first } of functions) {
    const all = rowsOf(await administrator('GET', `/rest/v1/rpc/${name}`));
    for (const [query, count] of [
      [`and=(${first}.not.is.null,${first}.not.is.null)`, all.length],
      [`or=(${first}.is.null,and(${first}.not.is.null,${first}.not.is.null))`, all.length],
      [`not.or=(${first}.is.null,${first}.not.is.null)`, 0],
      [`${first}=is.null`, 0],
      [`${first}=not.is.null&limit=1&order=${first}.desc&select=${first}`, Math.min(1, all.length)],
    ] as const) {
      const answer = await administrator('GET', `/rest/v1/rpc/${name}?${query}`);
      expect([name, query, answer.status, Array.isArray(answer.body) ? answer.body.length : answer.body]).toEqual([
        name,
        query,
        200,
        count,
      ]);
    }
  }
});

const search = async (words: string) => {
  const [condition, value] = containsWords(['from_path'])(words);
  const query = new URLSearchParams({
    [condition.replace('@', '')]: value,
    order: 'from_path',
    limit: '9',
    offset: '0',
  });
  const answer = await administrator('GET', `/rest/v1/rpc/redirect_list?${query}`, undefined, {
    prefer: 'count=exact',
  });
  const rows = rowsOf<{ from_path: string }>(answer);
  return [answer.headers.get('content-range'), rows.map(({ from_path }) => from_path)];
};

test('redirects are searched by their screen’s words', async () => {
  for (const from_path of ['/offres-2024', '/offres-2025', '/contact-us'])
    await administrator('POST', '/rest/v1/redirects', { from_path, to_address: '/services' });
  expect(await search('offr 202')).toEqual(['0-1/2', ['/offres-2024', '/offres-2025']]);
  expect(await search('2025')).toEqual(['0-0/1', ['/offres-2025']]);
});

/** An argument reaches the function as text, even if it looks like a condition, a keyword or a list. */
test.each(['eq.1', 'not.is.null', 'null', 'true', '"devis"', '(a)', 'fts.devis', '12', ' devis '])(
  'the argument %j of a function is what was typed',
  async (words) => {
    const { status, body } = await administrator(
      'GET',
      `/rest/v1/rpc/search_posts?${new URLSearchParams({ words, select: 'slug' })}`,
    );
    expect([status, body]).toEqual([200, expect.any(Array)]);
  },
);
