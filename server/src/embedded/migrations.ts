import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type postgres from 'postgres';
import { StartupError } from '../startup-error';

const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/**
 * Applies pending migrations, oldest first, each in a transaction of its own, and records them as the Supabase CLI
 * does, so that its `migration list` shows them.
 * @param database connected as the owner; lite's `supabase_migrations.schema_migrations` exists
 * @param directory folder of `<14 digits>_<name>.sql` files
 * @returns the versions applied now
 * @throws {StartupError} naming the file that failed; that file is rolled back, earlier ones stay applied.
 */
export async function applyMigrations(database: postgres.Sql, directory: string): Promise<string[]> {
  const rows = await database<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  const applied = new Set(rows.map((row) => row.version));
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
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(`Migration ${file} failed and was undone: ${reason}`);
    }
  }
  return pending.map(({ match }) => match?.[1] ?? '');
}
