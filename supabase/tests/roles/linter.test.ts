import { expect, test } from 'vitest';
import { useTestSupabase } from '../../../server/tests/test-supabase';

const supabase = useTestSupabase();

/** Rules of hosted Supabase's database linter, with the query that finds violations. */
const lints: readonly (readonly [rule: string, query: string])[] = [
  [
    'every foreign key has an index that begins with its columns',
    `select conrelid::regclass || '.' || conname as name from pg_constraint as key
     where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (
       select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
     )`,
  ],
  [
    'no policy calls a function for each row: « (select …) » calls it once a statement',
    // An immutable function reads nothing but the row, so there is nothing to call once.
    `select tablename || ': ' || policyname as name
     from pg_policies, regexp_matches(
       regexp_replace(concat(qual, with_check), '\\( SELECT [a-z_.]+\\([a-z_'':, ]*\\) AS [a-z_]+\\)', '', 'g'),
       '((?:(?:auth|private)\\.[a-z_]+|current_setting))\\(', 'g') as called
     where not exists (select from pg_proc where oid = to_regproc(called[1]) and provolatile = 'i')`,
  ],
  [
    'at most one permissive policy for a role and an action: several are all evaluated for each row',
    `select format('%s: %s of %s', polrelid::regclass, command, role::regrole) as name
     from pg_policy, unnest(polroles) as role,
       unnest(case polcmd when '*' then array['r', 'a', 'w', 'd'] else array[polcmd::text] end) as command
     where polpermissive group by polrelid, command, role having count(*) > 1`,
  ],
  [
    'no policy for writing lets everything pass',
    `select tablename || ': ' || policyname as name from pg_policies
     where cmd <> 'SELECT' and permissive = 'PERMISSIVE' and 'true' in (qual, with_check)`,
  ],
  [
    'every function of ours has an empty search_path',
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig @> array['search_path=""'], false)`,
  ],
  [
    'no extension is in schema public',
    `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
  ],
  [
    'every table has a primary key',
    `select oid::regclass::text as name from pg_class
     where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (select from pg_constraint where conrelid = pg_class.oid and contype = 'p')`,
  ],
  [
    'no two indexes are the same',
    `select min(indexrelid)::regclass::text as name from pg_index join pg_class as index on index.oid = indexrelid
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
     group by indrelid, relam, indkey::text, indclass::text, indoption::text, pg_get_expr(indexprs, indrelid),
       pg_get_expr(indpred, indrelid) having count(*) > 1`,
  ],
];

test.each(lints)('%s', async (_rule, query) => {
  const found = await supabase.database.unsafe<{ name: string }[]>(query);
  expect(found.map(({ name }) => name)).toEqual([]);
});
