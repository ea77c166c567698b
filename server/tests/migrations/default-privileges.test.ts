// @module-tag spec-10-10
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type postgres from 'postgres';
import { repositoryPath } from '@agency-site/process/repository-root';
import { createDatabase, dropDatabase } from '../cluster';
import { readCatalogue } from '../../scripts/migration/catalogue';
import { withMigratedDatabase } from '../../../packages/embedded-supabase/src/migrated-database';

const { socketDirectory } = inject('cluster');
const databases = ['of_an_old_project', 'of_a_new_project'] as const;

beforeAll(() => Promise.all(databases.map((name) => createDatabase(socketDirectory, name, 'template0'))));
afterAll(() => Promise.all(databases.map((name) => dropDatabase(socketDirectory, name))));

const kinds = ['tables', 'functions', 'sequences'] as const;
/** Default privileges of hosted projects for the API's roles before any migration: everything, or nothing in newer projects. */
const defaultPrivileges = {
  of_an_old_project: kinds.map(
    (kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  ),
  of_a_new_project: kinds.map(
    (kind) => `alter default privileges in schema public revoke all on ${kind} from anon, authenticated, service_role;`,
  ),
};

/** Returns objects and rights after the migrations, with a later table and function; without the default rights, which differ. */
async function rightsIn(owner: postgres.Sql): Promise<string[]> {
  await owner`create table public.made_later (id integer generated always as identity)`;
  await owner`create function public.called_later() returns void language sql as 'select'`;
  return (await readCatalogue(owner)).filter((line) => !line.startsWith('default rights'));
}

test('projects with and without default privileges end up with the same rights', async () => {
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
  const later = old.filter((line) => /^(relation|function) (made|called)_later/.test(line));
  expect(later.map((line) => line.match(/\w+=\w+/g))).toEqual([
    ['postgres=X'],
    ['postgres=arwdDxtm'],
    ['postgres=rwU'],
  ]);
});
