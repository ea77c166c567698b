import type { Formats } from '@agency/supabase/system-checks';
import { sentenceOf, type Finding } from '@agency/supabase/system-state';
import postgres from 'postgres';
import { askOwner, withDatabase } from '../backup/database-access';
import type { Configuration } from '../core/configuration';
import { readDatabaseFacts, readOutboxFacts } from './database-facts';
import { readDiskSpace, type ServerState } from './server-state';
import { checkProject, checkServer, projectFinding } from './answer-checks';
import { checkDatabase } from './database-checks';
import { checkBackup, checkDirectory, checkKeys } from './directory-checks';
import { checkDisk, checkNode } from './machine-checks';
import { checkAddress, tryMail, checkMail } from './setting-checks';

const formats: Formats = {
  size: (bytes) => (bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`),
  duration: (seconds) => (seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`),
  moment: (date) => `${date.slice(0, 16).replace('T', ' ')} UTC`,
  counted: (count, one, many) => `${count} ${count === 1 ? one : many}`,
};

/** What `npm run doctor` says of a finding. */
export const english = (finding: Finding): string => sentenceOf(finding, formats)[0];

/** Runs every check from outside the server, which may run or not. */
export async function examine(configuration: Configuration): Promise<Finding[]> {
  const settings = [checkAddress(configuration), ...(await tryMail(configuration))];
  const { supabase, dataDirectory } = configuration;
  if (supabase.kind === 'hosted') return [checkNode(), ...(await checkProject(supabase)), ...settings];
  const directory = await checkDirectory(dataDirectory);
  const { state } = directory.facts;
  if (state === 'new' || state === 'unusable') return [checkNode(), directory, ...settings];
  return [
    checkNode(),
    directory,
    await checkServer(configuration, state === 'used'),
    checkDisk(await readDiskSpace(dataDirectory)),
    checkKeys(dataDirectory),
    ...(await askDatabase(configuration, supabase.databaseUrl)),
    ...settings,
    ...(supabase.databaseUrl ? [] : [checkBackup(dataDirectory)]),
  ];
}

/** Asks the database that runs, or starts it for a moment. */
async function askDatabase(configuration: Configuration, url: string | undefined): Promise<Finding[]> {
  const named = configuration.administrator !== undefined;
  const ask = async (database: postgres.Sql): Promise<Finding[]> => {
    const facts = await readDatabaseFacts(database);
    const outbox = await readOutboxFacts(database).catch(() => undefined);
    return checkDatabase(facts, outbox, named);
  };
  try {
    if (!url) return await withDatabase(configuration.dataDirectory, (socket) => askOwner(socket, ask));
    const database = postgres(url, { max: 1 });
    try {
      return await ask(database);
    } finally {
      await database.end();
    }
  } catch (error) {
    return checkDatabase(error instanceof Error ? error.message : String(error), undefined, named);
  }
}

/**
 * The checks as the server makes them itself while it runs.
 * @param answers whether its Supabase answers, embedded or hosted
 */
export function checkRunning(configuration: Configuration, state: ServerState, answers: boolean): Finding[] {
  const { supabase, dataDirectory } = configuration;
  const settings = [checkAddress(configuration), ...checkMail(configuration, state.outbox?.mailProblem ?? null)];
  if (supabase.kind === 'hosted') return [checkNode(), projectFinding(supabase.url, answers), ...settings];
  return [
    checkNode(),
    ...(state.disk ? [checkDisk(state.disk)] : []),
    ...checkDatabase(state.database ?? '', state.outbox, configuration.administrator !== undefined),
    checkKeys(dataDirectory),
    ...settings,
    ...(supabase.databaseUrl ? [] : [checkBackup(dataDirectory)]),
  ];
}
