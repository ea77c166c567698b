import type postgres from 'postgres';
import { messageOf } from '@agency-site/process/failures';
import { StartupError } from '@agency-site/process/startup-error';
import {
  changesSince,
  readMigrations,
  refuseEarlierMigration,
  refuseFormerSchema,
  refuseLaterSchema,
  type AppliedMigration,
  type Migration,
} from '@agency-site/process/migration-files';

/** Returns the versions of the migrations that a database has, oldest first. */
export async function appliedMigrations(database: postgres.Sql): Promise<string[]> {
  const rows = await database<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

/**
 * Refuses a database of another version of the code before anything is written to it.
 * @param isDeveloper whether applied migrations may be edited, renamed and deleted
 * @throws {StartupError} naming the applied migrations without a file
 */
export async function refuseDatabaseOfOtherCode(
  database: postgres.Sql,
  directory: string,
  isDeveloper: boolean,
): Promise<void> {
  const [row] = await database<{ made: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as made`;
  const applied = row?.made ? await appliedMigrations(database) : [];
  if (isDeveloper) refuseFormerSchema(applied);
  else refuseLaterSchema(applied, directory);
}

/**
 * Applies pending migrations, oldest first, each in a transaction of its own, and records them as the Supabase CLI does, so that its
 * `migration list` shows them.
 * @param database connected as the owner; lite's `supabase_migrations.schema_migrations` exists
 * @param directory folder of `<14 digits>_<name>.sql` files
 * @param folderToRemove the folder of a developer's database, if applied migrations may change: a change is then reported and not applied
 * again
 * @returns the versions applied now
 * @throws {StartupError} naming the file that failed, which is rolled back while earlier ones stay applied, or a file that comes before an
 * applied one
 */
export async function applyMigrations(
  database: postgres.Sql,
  directory: string,
  folderToRemove?: string,
): Promise<string[]> {
  const applied = await database<AppliedMigration[]>`
    select version, name, statements from supabase_migrations.schema_migrations order by version`;
  const versions = applied.map(({ version }) => version);
  const migrations = readMigrations(directory);
  const changes = folderToRemove === undefined ? [] : changesSince(applied, migrations);
  for (const { change } of changes)
    process.stderr.write(
      `${change} after this database applied it: undo that, or stop, remove ${folderToRemove} and start again.\n`,
    );
  const renamed = new Set(changes.map(({ renamedTo }) => renamedTo));
  const pending = migrations.filter(({ file, version }) => !versions.includes(version) && !renamed.has(file));
  refuseEarlierMigration(pending, versions);
  for (const migration of pending) await applyMigration(database, migration);
  return pending.map(({ version }) => version);
}

async function applyMigration(database: postgres.Sql, { file, version, name, statements }: Migration): Promise<void> {
  try {
    await database.begin(async (transaction) => {
      await transaction.unsafe(statements);
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[statements]})`;
    });
  } catch (error) {
    throw new StartupError(`Migration ${file} failed${placeIn(statements, error)} and was undone: ${messageOf(error)}`);
  }
}

/** The position at which PostgreSQL reports that a statement failed: in the text, or else in a function or block. */
function placeIn(statements: string, error: unknown): string {
  const { position, where } = error as { position?: string; where?: string };
  // PostgreSQL counts characters, whereas the length of a JavaScript string counts UTF-16 code units.
  if (position) return ` at line ${Array.from(statements).slice(0, Number(position)).join('').split('\n').length}`;
  return where ? ` (${where.split('\n').at(-1)})` : '';
}
