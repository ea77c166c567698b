// @module-tag spec-10-16
// @module-tag spec-10-8
import { expect, test } from 'vitest';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { functionRights } from './function-rights';

const supabase = useTestSupabase();

const names = (rows: readonly { name?: string }[]): string[] =>
  rows.map(({ name = '' }) => name).toSorted((a, b) => a.localeCompare(b));

test('row level security is on for every table of schema public', async () => {
  const off = await supabase.database`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
  expect(names(off)).toEqual([]);
});

test('every policy names the roles it is for', async () => {
  const forEveryone = await supabase.database`
    select polname as name from pg_policy where polrelid::regclass::text !~ '^(auth|storage)\\.' and polroles = '{0}'`;
  expect(names(forEveryone)).toEqual([]);
});

test('no policy lets any signed-in account write: each asks for a permission once a statement', async () => {
  const loose = await supabase.database`
    select polname as name from pg_policy
    where polrelid::regclass::text !~ '^(auth|storage)\\.' and polcmd <> 'r' and polname <> 'everyone sends a contact request'
      and exists (
        select from unnest(array[pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)]) as rule
        -- Alone, or with what narrows it.
        where rule !~ replace('^(\\( MAY\\)|\\(\\( MAY\\) AND .*\\))$', 'MAY', format('SELECT private\\.has_permission\\(%L::text, %L::text\\) AS has_permission',
          case polcmd when 'a' then 'insert' when 'w' then 'update' else 'delete' end, polrelid::regclass))
      )`;
  expect(names(loose)).toEqual([]);
});

test('each policy on files names our buckets and asks a permission; none allows overwriting', async () => {
  const policies = await supabase.database<{ name: string; command: string; rule: string; roles: string[] }[]>`
    select policyname as name, cmd as command, concat(qual, with_check) as rule, roles::text[] from pg_policies
    where schemaname = 'storage'`;
  expect(policies.map(({ command }) => command).toSorted()).toEqual(['DELETE', 'INSERT', 'SELECT']);
  for (const { command, rule, roles } of policies) {
    const asked = `(bucket_id = ANY (ARRAY['media'::text, 'originals'::text, 'files'::text])) AND ( SELECT private.has_permission('${command.toLowerCase()}'::text, 'media'::text) AS has_permission)`;
    expect(rule.replace(/^\(+/, '(').startsWith(asked), rule).toBe(true);
    expect(rule).not.toMatch(/ OR /);
    expect(roles).toEqual(['authenticated']);
  }
});

test('no foreign key keeps a row that expires: rows that refer to it lose the link, or go too', async () => {
  const keeping = await supabase.database`
    with recursive purged (id) as (
      select (regexp_matches(prosrc, 'delete from ((?:public|private)\\.\\w+)', 'g'))[1]::regclass from pg_proc
      where pronamespace = 'private'::regnamespace and proname like 'purge\\_%'
      union select conrelid from pg_constraint join purged on confrelid = purged.id where contype = 'f' and confdeltype = 'c'
    )
    select format('%s.%s', conrelid::regclass, conname) as name from pg_constraint as link join purged on confrelid = purged.id
    where contype = 'f' and (confdeltype in ('a', 'r') or confdeltype = 'n' and exists (
      select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and attnotnull
    ))`;
  expect(names(keeping)).toEqual([]);
});

test('every function that runs with its owner’s rights has an empty search_path, wherever it is', async () => {
  const open = await supabase.database`
    select oid::regprocedure::text as name from pg_proc
    where prosecdef and pronamespace <> 'pg_catalog'::regnamespace
      and not coalesce(proconfig @> array['search_path=""'], false)`;
  expect(names(open)).toEqual([]);
});

test('no function of ours can be executed by PUBLIC', async () => {
  const open = await supabase.database`
    select oid::regprocedure::text as name from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner)))
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee = 0`;
  expect(names(open)).toEqual([]);
});

test('strangers execute only functions that work in their names, or that are public', async () => {
  const granted = await supabase.database`
    select oid::regprocedure::text as name from pg_proc, aclexplode(proacl)
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee = 'anon'::regrole`;
  const forEveryone = Object.keys(functionRights).filter((name) => functionRights[name]?.[0] === 'everyone');
  expect(names(granted).map((name) => name.replace(/\(.*/, ''))).toEqual(
    [
      'private.email_pattern',
      'private.is_admin',
      'private.is_client_role',
      'private.is_email_address',
      'private.limit_contact_requests',
      'private.matching_posts',
      'private.has_permission',
      'private.public_setting_keys',
      'private.readable_label',
      'private.searchable_email',
      'private.searchable_text',
      'private.stems_and_words',
      'private.tags_as_text',
      'private.join_digits',
      'private.national_number',
      'private.plain_digits',
      // A server without the service key identifies itself by its secret (private.is_our_server).
      'count_requests',
      'seconds_until_change',
      ...forEveryone,
    ].toSorted((a, b) => a.localeCompare(b)),
  );
});

test('a table that strangers read makes « site.changed » of each change', async () => {
  const silent = await supabase.database`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and has_any_column_privilege('anon', oid, 'select')
      and (
        -- 4 for an insert, 8 for a deletion, 16 for an update.
        select coalesce(bit_or(tgtype & 28), 0) from pg_trigger
        where tgrelid = pg_class.oid and tgfoid = 'private.announce_site_change'::regproc
      ) <> 28`;
  const toWrite = names(silent).map(
    (name) => `select private.add_site_change_triggers('public.${name}', 'row.published');`,
  );
  expect(silent, `write, with its own condition, in the table's migration:\n${toWrite.join('\n')}`).toHaveLength(0);
});

test('strangers can use exactly these schemas, and only « public » is exposed', async () => {
  const usable = await supabase.database`
    select nspname as name from pg_namespace
    where has_schema_privilege('anon', oid, 'usage') and nspname not in ('pg_catalog', 'information_schema')`;
  expect(names(usable)).toEqual(['auth', 'extensions', 'private', 'public']);
});
