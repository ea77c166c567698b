// @module-tag spec-10-9
import { expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { useAdministrator } from '../../../server/tests/test-supabase';

const { supabase, administrator } = useAdministrator();

/** The functions that write, by the callers who may use them. */
async function writers(role: 'anon' | 'authenticated'): Promise<readonly string[]> {
  const [row] = await supabase.database<{ names: string[] }[]>`
    select array_agg(distinct proname::text) as names from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' and prorettype <> 'trigger'::regtype
      and has_function_privilege(${role}, oid, 'execute')`;
  return row?.names ?? [];
}

test('no reading request calls a function that writes: a picture on another site has no effect', async () => {
  const [anonymous, signedIn] = [await writers('anon'), await writers('authenticated')];
  expect(anonymous).toContain('increment_view_count');
  expect(signedIn).toContain('new_recovery_codes');
  const [post] = await supabase.database<{ id: string }[]>`select id from public.blog_posts where status = 'published'`;
  for (const method of ['GET', 'HEAD']) {
    for (const [client, names] of [
      [clientOf(supabase), [`increment_view_count?post_id=${post?.id}`, ...anonymous]],
      [administrator, signedIn],
    ] as const) {
      const statuses = names.map(
        async (name) => [name, (await client(method, `/rest/v1/rpc/${name}`)).status] as const,
      );
      expect((await Promise.all(statuses)).filter(([, status]) => status < 400 || status >= 500)).toEqual([]);
    }
  }
  const counted =
    await supabase.database`select from public.blog_posts where view_count > 0 and id = ${post?.id ?? ''}`;
  expect(counted).toHaveLength(0);
  expect(await supabase.database`select from private.recovery_codes`).toHaveLength(0);
});
