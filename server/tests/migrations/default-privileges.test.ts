import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type postgres from 'postgres';
import { repositoryPath } from '../../src/core/repository-root';
import { createDatabase, dropDatabase } from '../cluster';
import { withMigratedDatabase } from './migrated-database';

const { socketDirectory } = inject('cluster');
const databases = ['of_an_old_project', 'of_a_new_project'] as const;

beforeAll(() => Promise.all(databases.map((name) => createDatabase(socketDirectory, name, 'template0'))));
afterAll(() => Promise.all(databases.map((name) => dropDatabase(socketDirectory, name))));

const kinds = ['tables', 'functions', 'sequences'] as const;
/** What hosted projects give to the API's roles before any migration: everything, or in newer ones nothing. */
const defaultPrivileges = {
  of_an_old_project: kinds.map(
    (kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  ),
  of_a_new_project: kinds.map(
    (kind) => `alter default privileges in schema public revoke all on ${kind} from anon, authenticated, service_role;`,
  ),
};

/** All that strangers, accounts and the service's key may do with what the migrations made, and with what comes after them. */
async function rightsIn(owner: postgres.Sql): Promise<string[]> {
  await owner`create table public.made_later (id integer generated always as identity)`;
  await owner`create function public.called_later() returns void language sql as 'select'`;
  const rights = await owner<{ right: string }[]>`
    with object as (
      select format('%s %s', relkind, oid::regclass) as name, relacl as acl from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all
      select format('%s.%s', attrelid::regclass, attname), attacl from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace))
      union all
      select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all
      select nspname, nspacl from pg_namespace where nspname in ('public', 'private')
    )
    select format('%s: %s %s', case grantee when 0 then 'public' else grantee::regrole::text end, privilege_type, name) as right
    from object, aclexplode(acl) where grantee in (0, 'anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)`;
  return rights.map(({ right }) => right).toSorted();
}

test('projects that grant everything by default and projects that grant nothing come to the same rights (§10.10)', async () => {
  const [old = [], recent = []] = await Promise.all(
    databases.map((database) =>
      withMigratedDatabase(
        {
          connection: { host: socketDirectory, username: 'postgres', database, max: 1 },
          directory: repositoryPath('supabase/migrations'),
          before: defaultPrivileges[database].join('\n'),
        },
        rightsIn,
      ),
    ),
  );
  expect(old).toEqual(recent);
  expect(old).toContain('anon: SELECT r site_settings');
  expect(old.filter((right) => right.includes('_later'))).toEqual([]);
});
