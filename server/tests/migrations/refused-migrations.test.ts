// @module-tag spec-10-10
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import postgres from 'postgres';
import { applyMigrations, refuseDatabaseOfOtherCode } from '../../../packages/embedded-supabase/src/migrations';
import { captureOutput } from '../../../packages/process/tests/captured-output';
import { createDatabase, dropDatabase } from '../cluster';

const { socketDirectory: host, template } = inject('cluster');
const name = 'of_refused_migrations';

let database: postgres.Sql;
let directory: string;
beforeAll(async () => {
  await createDatabase(host, name, template);
  database = postgres({ host, username: 'postgres', database: name, max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await database.end();
  await dropDatabase(host, name);
});
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'migrations-'));
  await database`truncate supabase_migrations.schema_migrations`;
  await database`drop table if exists public.first_essay, public.second_essay`;
  write(FIRST, 'create table public.first_essay (id int);');
  await applyMigrations(database, directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

const FIRST = '20260301120000_first.sql';
const write = (file: string, statements: string): void => writeFileSync(join(directory, file), statements);
const rename = (file: string, other: string): void => renameSync(join(directory, file), join(directory, other));

/** Applies the migrations, which must not fail; returns the messages that a developer reads. */
async function printedMessages(): Promise<string> {
  const output = captureOutput();
  await applyMigrations(database, directory, '/folder').finally(output.stop);
  return output.text();
}

test('a version lower than the last one applied is refused, with the number to use', async () => {
  write('20260228120000_second.sql', 'create table public.second_essay (id int);');
  const refusal =
    /^Migration 20260228120000_second\.sql comes before 20260301120000, which is applied: rename it to (\d{14})_second\.sql\.$/;
  const { message } = await applyMigrations(database, directory).then(
    () => new Error('applied'),
    (error: unknown) => error as Error,
  );
  expect(message).toMatch(refusal);
  const [, version = ''] = refusal.exec(message) ?? [];
  expect(Math.abs(Date.now() - Date.parse(version.replace(/^(.{4})(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z')))).toBeLessThan(60_000); // prettier-ignore
  rename('20260228120000_second.sql', `${version}_second.sql`);
  expect(await applyMigrations(database, directory)).toEqual([version]);
});

test('the number to use comes after the last file, though that one is dated tomorrow', async () => {
  write('20991231235959_later.sql', 'select 1;');
  await applyMigrations(database, directory);
  write('20260401120000_second.sql', 'select 1;');
  await expect(applyMigrations(database, directory)).rejects.toThrow('rename it to 21000101000000_second.sql.');
});

test('a developer is told what became of the file of an applied migration, and the start goes on', async () => {
  const way = 'after this database applied it: undo that, or stop, remove /folder and start again.\n';
  write(FIRST, 'create table public.first_essay (id bigint);');
  expect(await printedMessages()).toBe(`Migration ${FIRST} was edited ${way}`);
  rename(FIRST, '20260302120000_first.sql');
  write('20260303120000_second.sql', 'create table public.second_essay (id int);');
  expect(await printedMessages()).toBe(`Migration ${FIRST} was renamed to 20260302120000_first.sql ${way}`);
  rmSync(join(directory, '20260302120000_first.sql'));
  expect(await printedMessages()).toBe(`Migration ${FIRST} was deleted ${way}`);
  expect(await database`select from public.second_essay`).toHaveLength(0);
});

test('a start for visitors refuses what is in no file', async () => {
  rename(FIRST, '20260302120000_first.sql');
  await expect(refuseDatabaseOfOtherCode(database, directory, false)).rejects.toThrow(
    'The database has migrations that this version of the code does not know (20260301120000)',
  );
});

test.each([true, false])(
  'a database from before release 1.0.0 is refused, a developer’s too (%s)',
  async (isDeveloper) => {
    await database`insert into supabase_migrations.schema_migrations (version) values ('20261122200000')`;
    await expect(refuseDatabaseOfOtherCode(database, directory, isDeveloper)).rejects.toThrow(
      'The database was made before release 1.0.0 and is left as it is: run `npm run export -- FOLDER` on its DATA_DIR',
    );
  },
);

test.each([
  ['in its text', "-- « 😀 »\nselect 1;\nselect 'é', x;", ' at line 3 and was undone: column "x" does not exist'],
  [
    'in a block',
    "select 1;\ndo $$\nbegin\n  raise exception 'no';\nend\n$$;",
    ' (PL/pgSQL function inline_code_block line 3 at RAISE) and was undone: no',
  ],
  ['on a row', 'insert into public.admins (user_id) values (null);', ' and was undone: null value in column "user_id"'],
])('a migration that fails %s says its file, the line and the reason', async (_where, statements, message) => {
  write('20260302120000_second.sql', statements);
  await expect(applyMigrations(database, directory)).rejects.toThrow(
    `Migration 20260302120000_second.sql failed${message}`,
  );
});
