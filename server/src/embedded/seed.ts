import { createHash } from 'node:crypto';
import type postgres from 'postgres';

/**
 * Runs a seed unless it ran before, and records the run as the Supabase CLI does (path and digest). A seed that changes
 * later in the repository does not run again: administrators may have edited its rows.
 * @param database connected as the owner
 * @param path identifies the seed in the record
 * @param makeSql makes its statements; called only when the seed runs, because reading the content takes longer than asking
 * @returns whether it ran now
 */
export async function applySeedOnce(database: postgres.Sql, path: string, makeSql: () => string): Promise<boolean> {
  return database.begin(async (transaction) => {
    const known = await transaction`select from supabase_migrations.seed_files where path = ${path}`;
    if (known.length > 0) return false;
    const sql = makeSql();
    await transaction.unsafe(sql);
    const hash = createHash('sha256').update(sql).digest('hex');
    await transaction`insert into supabase_migrations.seed_files (path, hash) values (${path}, ${hash})`;
    return true;
  });
}
