// @module-tag spec-10-10
// @module-tag spec-10-8
import { beforeAll, expect, test } from 'vitest';
import { clientOf } from '../../../server/tests/api-client';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { insertedColumns, isDeletable, namedColumns, updatedColumns } from './expectations';
import { functionRights } from './function-rights';
import { tableRights } from './rights';

const supabase = useTestSupabase();
beforeAll(async () => {
  // The first requests would issue lite's own grants, if those came back.
  await clientOf(supabase)('GET', '/rest/v1/blog_posts?limit=1');
  await clientOf(supabase, await supabase.signIn('administrator'))('GET', '/rest/v1/contacts?limit=1');
});

/** Returns `table.column privilege` for every column that a role may use. */
function expectedColumns(role: 'anon' | 'authenticated'): string[] {
  const isAccount = role === 'authenticated';
  return Object.entries(tableRights).flatMap(([table, { visibleRows, sent, columns }]) => {
    const unread = new Set([...(columns.unread ?? []), ...(isAccount ? [] : (columns.hidden ?? []))]);
    const read = namedColumns(table).filter((name) => !unread.has(name));
    const named = (names: readonly string[], privilege: string): string[] =>
      names.map((name) => `${table}.${name} ${privilege}`);
    return [
      ...named(isAccount || visibleRows[0] !== 'refused' ? read : [], 'SELECT'),
      ...named(isAccount || sent ? insertedColumns(table) : [], 'INSERT'),
      ...named(isAccount ? updatedColumns(table) : [], 'UPDATE'),
    ];
  });
}

test.each(['anon', 'authenticated'] as const)('%s has exactly the column grants listed', async (role) => {
  const found = await supabase.database<{ grant: string }[]>`
    select format('%s.%s %s', table_name, column_name, privilege_type) as grant
    from information_schema.column_privileges where table_schema = 'public' and grantee = ${role}`;
  expect(found.map(({ grant }) => grant).toSorted()).toEqual(expectedColumns(role).toSorted());
});

test.each(['anon', 'authenticated'] as const)('%s has exactly the whole-table grants listed', async (role) => {
  // From the catalogue, because information_schema does not list MAINTAIN.
  const found = await supabase.database<{ grant: string }[]>`
    select format('%s %s', relname, privilege_type) as grant
    from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and grantee = ${role}::regrole`;
  const expected = Object.entries(tableRights).flatMap(([table, rights]) => [
    ...((role === 'authenticated' || (rights.visibleRows[0] !== 'refused' && !rights.columns.hidden)) &&
    !rights.columns.unread
      ? [`${table} SELECT`]
      : []),
    ...(role === 'authenticated' && isDeletable(rights) ? [`${table} DELETE`] : []),
  ]);
  expect(found.map(({ grant }) => grant).toSorted()).toEqual(expected.toSorted());
});

test('the service key has the functions of the outbox, adds administrators, and nothing else', async () => {
  const found = await supabase.database<{ grant: string }[]>`
    select format('%s %s', privilege_type, relname) as grant from pg_class, aclexplode(relacl)
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee = 'service_role'::regrole
    union all
    select format('%s %s', privilege_type, proname) from pg_proc, aclexplode(proacl)
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee = 'service_role'::regrole
    union all
    select 'columns of ' || attrelid::regclass from pg_attribute, aclexplode(attacl) where grantee = 'service_role'::regrole
    union all
    select 'schema private' where has_schema_privilege('service_role', 'private', 'usage')`;
  const functions = Object.entries(functionRights).flatMap(([name, [who]]) =>
    typeof who === 'string' && who.endsWith('the service key') ? [name] : [],
  );
  expect(found.map(({ grant }) => grant).toSorted()).toEqual(
    ['INSERT admins', 'SELECT admins', ...functions.map((name) => `EXECUTE ${name}`)].toSorted(),
  );
});

test('PUBLIC has no grant on any table, sequence or column outside the system catalogue', async () => {
  const tables = await supabase.database`
    select oid::regclass::text as name from pg_class, aclexplode(relacl)
    where grantee = 0 and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;
  const columns = await supabase.database`
    select attrelid::regclass::text as name from pg_attribute, aclexplode(attacl)
    where grantee = 0 and attrelid::regclass::text !~ '^pg_'`;
  expect([...tables, ...columns]).toEqual([]);
});

test('outside public, anon has no grants on tables, and authenticated only those on files', async () => {
  const found = await supabase.database<{ grant: string }[]>`
    select format('%s %s %s', grantee::regrole, oid::regclass, privilege_type) as grant from pg_class, aclexplode(relacl)
    where grantee in ('anon'::regrole, 'authenticated'::regrole) and relnamespace <> 'public'::regnamespace`;
  expect(found.map(({ grant }) => grant).toSorted()).toEqual(
    ['DELETE', 'INSERT', 'SELECT'].map((privilege) => `authenticated storage.objects ${privilege}`),
  );
});

test('neither role is a member of another, owns anything, or can create objects', async () => {
  const { database } = supabase;
  const members = await database`
    select roleid::regrole::text from pg_auth_members where member in ('anon'::regrole, 'authenticated'::regrole)`;
  const owned =
    await database`select relname from pg_class where relowner in ('anon'::regrole, 'authenticated'::regrole)`;
  const creators = await database`
    select nspname, role from pg_namespace, unnest(array['anon', 'authenticated']) as role
    where has_schema_privilege(role, oid, 'create')`;
  const [databaseRights] =
    await database`select has_database_privilege('anon', current_database(), 'create') as creates`;
  expect([...members, ...owned, ...creators]).toEqual([]);
  expect(databaseRights).toEqual({ creates: false });
});

test('neither role has an attribute that passes row level security', async () => {
  const found = await supabase.database`
    select rolname from pg_roles
    where rolname in ('anon', 'authenticated') and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`;
  expect([...found]).toEqual([]);
});

test('no default privilege hands future objects to the API roles', async () => {
  const found = await supabase.database`
    select defaclobjtype from pg_default_acl, aclexplode(defaclacl)
    where grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`;
  expect([...found]).toEqual([]);
});
