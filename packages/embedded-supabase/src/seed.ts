import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { messageOf } from '@agency-site/process/failures';
import { repositoryPath } from '@agency-site/process/repository-root';
import { demoEmail } from './administrators';

/**
 * Runs a seed unless it ran before, and records the run as the Supabase CLI does (path and digest). A seed that changes later in the
 * repository does not run again, because administrators may have edited its rows.
 * @param database connected as the owner
 * @param path identifies the seed in the record
 * @param makeSql returns the seed's statements; called only when the seed runs, because reading the content takes longer than the query
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

/**
 * Adds the demo's visits once, if the demo account is the only administrator: a real project never gets any, nor does a site that has
 * deleted the file of visits. This takes about two seconds, during which the server already answers. If the server stops before the end,
 * its next start begins again.
 * @param database connected as the owner
 */
export async function addDemoVisits(database: postgres.Sql): Promise<void> {
  const path = 'demo/seed/visits.sql';
  try {
    // A demo of an earlier version may already have visits.
    const wanted = await database`
      select from public.admins join auth.users on id = user_id
      having bool_and(email = ${demoEmail}) and not exists (select from private.daily_statistics)`;
    if (wanted.length === 0 || !existsSync(repositoryPath(path))) return;
    await applySeedOnce(database, path, () => readFileSync(repositoryPath(path), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CONNECTION_')) return;
    process.stderr.write(`The demo has no visits: ${messageOf(error)}\n`);
  }
}
