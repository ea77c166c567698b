import { readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { repositoryPath } from '../core/repository-root';
import { demoEmail } from './administrators';
import { applySeedOnce } from './seed';

/**
 * Adds the demo's visits once, where the demo account is the only administrator: a real project never gets any. They take about two seconds, which nobody waits for: the server answers meanwhile. One that is
 * stopped first begins anew at its next start.
 * @param database connected as the owner
 */
export async function addDemoMeasures(database: postgres.Sql): Promise<void> {
  const path = 'supabase/seed/demo/measures.sql';
  try {
    // A demo of an earlier version may have visits of its own.
    const wanted = await database`
      select from public.admins join auth.users on id = user_id
      having bool_and(email = ${demoEmail}) and not exists (select from private.daily_measures)`;
    if (wanted.length === 0) return;
    await applySeedOnce(database, path, () => readFileSync(repositoryPath(path), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CONNECTION_')) return;
    process.stderr.write(`The demo has no visits: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
