import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repositoryPath } from '../../src/core/repository-root';
import { createDatabase, dropDatabase } from '../cluster';
import { catalogueOf } from './catalogue';
import { withMigratedDatabase } from './migrated-database';

const { socketDirectory: host } = inject('cluster');
const databases = ['of_the_migrations', 'of_the_schemas'] as const;
const nothing = mkdtempSync(join(tmpdir(), 'no-migrations-'));

beforeAll(() => Promise.all(databases.map((name) => createDatabase(host, name, 'template0'))));
afterAll(async () => {
  await Promise.all(databases.map((name) => dropDatabase(host, name)));
  rmSync(nothing, { recursive: true });
});

const connectionTo = (database: string) => ({ host, username: 'postgres', database, max: 1 });

/** The lines that the others are not among. */
const apart = (lines: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
};

test('migrations produce the schema of supabase/schemas: one catalogue, object by object (§10.10)', async () => {
  const schemas = repositoryPath('supabase/schemas');
  const [migrated, written] = await Promise.all([
    withMigratedDatabase(
      { connection: connectionTo('of_the_migrations'), directory: repositoryPath('supabase/migrations') },
      catalogueOf,
    ),
    withMigratedDatabase({ connection: connectionTo('of_the_schemas'), directory: nothing }, async (owner) => {
      for (const file of readdirSync(schemas).toSorted()) await owner.unsafe(readFileSync(join(schemas, file), 'utf8'));
      return catalogueOf(owner);
    }),
  ]);
  expect(migrated.length).toBeGreaterThan(500);
  expect({ migrations: apart(migrated, written), schemas: apart(written, migrated) }).toEqual({
    migrations: [],
    schemas: [],
  });
});

test('each function of the schema is written once (§10.10)', () => {
  const schemas = repositoryPath('supabase/schemas');
  const names = readdirSync(schemas).flatMap((file) =>
    Array.from(
      readFileSync(join(schemas, file), 'utf8').matchAll(/^create (?:or replace )?function ([\w.]+)/gm),
      ([, name]) => name,
    ),
  );
  expect(names).toEqual([...new Set(names)]);
});
