import postgres from 'postgres';
import { askOwner, withDatabase } from './backup/database-access';
import type { Configuration } from './configuration';
import { ensureAdministrator, isAdministrator } from './embedded/administrators';
import { createHostedAdministrator, type NewAdministrator } from './hosted-administrator';
import { StartupError } from './startup-error';

/**
 * Makes an administrator where a configuration keeps its accounts. The embedded database is asked itself, whether its server runs
 * or not.
 */
export async function createAdministrator(
  { supabase, dataDirectory }: Configuration,
  email: string,
  password: string,
): Promise<NewAdministrator> {
  if (supabase.kind === 'hosted') {
    const { url, secretKey } = supabase;
    if (!secretKey) throw new StartupError('Set SUPABASE_SECRET_KEY: without it nobody may make accounts.');
    return createHostedAdministrator({ url, secretKey }, email, password);
  }
  const create = async (database: postgres.Sql): Promise<NewAdministrator> => {
    if (await isAdministrator(database, email)) return 'known';
    return (await ensureAdministrator(database, email, password)) ? 'created' : 'let in';
  };
  if (!supabase.databaseUrl) return withDatabase(dataDirectory, (folder) => askOwner(folder, create));
  const database = postgres(supabase.databaseUrl, { max: 1 });
  try {
    return await create(database);
  } finally {
    await database.end();
  }
}
