import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { messageOf } from '../core/failures';
import { StartupError } from '../core/startup-error';

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/** The versions of the migrations that a database has, oldest first. */
export async function appliedMigrations(database: postgres.Sql): Promise<string[]> {
  const rows = await database<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

/** The versions of the migrations in a folder. */
export const knownMigrations = (directory: string): string[] =>
  readdirSync(directory).flatMap((file) => FILE_NAME.exec(file)?.[1] ?? []);

/**
 * Refuses a database that a later version of the code made: this one would not know what it reads and writes.
 * @param applied versions of the migrations that the database has
 * @param directory folder of this code's migrations
 * @throws {StartupError} naming the migrations that this code does not have
 */
export function refuseLaterSchema(applied: readonly string[], directory: string): void {
  const known = new Set(knownMigrations(directory));
  const unknown = applied.filter((version) => !known.has(version));
  if (unknown.length > 0)
    throw new StartupError(
      `The database has migrations that this version of the code does not know (${unknown.join(', ')}): start the version that made it, or a later release. If no release made it, begin with an empty database.`,
    );
}

/**
 * Applies pending migrations, oldest first, each in a transaction of its own, and records them as the Supabase CLI
 * does, so that its `migration list` shows them.
 * @param database connected as the owner; lite's `supabase_migrations.schema_migrations` exists
 * @param directory folder of `<14 digits>_<name>.sql` files
 * @returns the versions applied now
 * @throws {StartupError} naming the file that failed, which is rolled back while earlier ones stay applied, or the
 *   migrations that are in no file
 */
export async function applyMigrations(database: postgres.Sql, directory: string): Promise<string[]> {
  const versions = await appliedMigrations(database);
  refuseLaterSchema(versions, directory);
  const applied = new Set(versions);
  const pending = readdirSync(directory)
    .toSorted()
    .map((file) => ({ file, match: FILE_NAME.exec(file) }))
    .filter(({ match }) => match !== null && !applied.has(match[1] ?? ''));

  for (const { file, match } of pending) {
    const [, version = '', name = ''] = match ?? [];
    const statements = readFileSync(join(directory, file), 'utf8');
    try {
      await database.begin(async (transaction) => {
        await transaction.unsafe(statements);
        await transaction`
          insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${[statements]})`;
      });
    } catch (error) {
      throw new StartupError(`Migration ${file} failed and was undone: ${messageOf(error)}`);
    }
  }
  return pending.map(({ match }) => match?.[1] ?? '');
}
