// @module-tag spec-10-10
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { createDatabase, dropDatabase } from '../cluster';
import { readSchemas } from '../../scripts/schema-files';
import { readCatalogue } from '../../scripts/migration/catalogue';
import { withMigratedDatabase } from '../../../packages/embedded-supabase/src/migrated-database';

const { socketDirectory: host } = inject('cluster');
const databases = ['of_the_migrations', 'of_the_schemas'] as const;

beforeAll(() => Promise.all(databases.map((name) => createDatabase(host, name, 'template0'))));
afterAll(() => Promise.all(databases.map((name) => dropDatabase(host, name))));

const connectionTo = (database: string) => ({ host, username: 'postgres', database, max: 1 });

const schemas = readSchemas();

/** Returns the lines that the others lack. */
const missingFrom = (lines: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

/** Selects the triggers of each table and event, in the order of creation and in the order in which PostgreSQL fires them. */
const ORDERS = `
  select tgrelid::regclass::text as table, event, array_agg(tgname::text order by pg_trigger.oid) as written,
    array_agg(tgname::text order by tginitdeferred, tgtype & 2 = 0, (tgtype & 1 = 0) = (tgtype & 2 = 0), tgname collate "C") as fired
  from pg_trigger cross join (values ('insert', 4), ('delete', 8), ('update', 16)) as known (event, bit)
  where not tgisinternal and tgtype & bit > 0
  group by tgrelid, event`;

/** Makes PostgreSQL parse the bodies of our SQL functions, which name objects of later files; it fails on a name that does not exist. */
const READ_FUNCTIONS = `
  do $$
  declare
    definition text;
  begin
    for definition in
      select pg_get_functiondef(pg_proc.oid) from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and lanname = 'sql'
    loop
      execute definition;
    end loop;
  end
  $$`;

test('migrations produce the schema of supabase/schemas: one catalogue, object by object', async () => {
  const [migrated, { written, orders }] = await Promise.all([
    withMigratedDatabase(
      { connection: connectionTo('of_the_migrations'), directory: repositoryPath('supabase/migrations') },
      readCatalogue,
    ),
    withMigratedDatabase({ connection: connectionTo('of_the_schemas'), directory: undefined }, async (owner) => {
      for (const { text } of schemas) await owner.unsafe(text);
      const catalogue = await readCatalogue(owner);
      await owner.unsafe(READ_FUNCTIONS);
      return { written: catalogue, orders: await owner.unsafe<Order[]>(ORDERS) };
    }),
  ]);
  expect(migrated.length).toBeGreaterThan(500);
  expect({ migrations: missingFrom(migrated, written), schemas: missingFrom(written, migrated) }).toEqual({
    migrations: [],
    schemas: [],
  });
  expect(orders.length).toBeGreaterThan(50);
  const disordered = orders.filter((order) => order.written.join() !== order.fired.join());
  expect(disordered, 'triggers of supabase/schemas/90_triggers.sql stand in the order in which they fire').toEqual([]);
});

interface Order {
  readonly written: readonly string[];
  readonly fired: readonly string[];
}

test('each function of the schema is written once', () => {
  const names = schemas.flatMap(({ text }) =>
    Array.from(text.matchAll(/^create (?:or replace )?function ([\w.]+)/gm), ([, name]) => name),
  );
  expect(names).toEqual([...new Set(names)]);
});

test('triggers stand in 90_triggers.sql alone, and each table there once', () => {
  const makesTrigger =
    /^ *create (?:constraint )?trigger|^select private\.(?:add_control_character_trigger|add_site_change_triggers|add_activity_triggers)/m;
  expect(schemas.filter(({ text }) => makesTrigger.test(text)).map(({ file }) => file)).toEqual(['90_triggers.sql']);
  const headings = Array.from(schemas.at(-1)?.text.matchAll(/^-- (\w+\.\w+)$/gm) ?? [], ([, table]) => table);
  expect(headings).toEqual([...new Set(headings)]);
});
