import type { Formats } from '@agency-site/domain/system-checks';
import { sentenceOf, type Finding } from '@agency-site/domain/system-state';
import { messageOf } from '@agency-site/process/failures';
import { loadEmbedded } from '../core/embedded';
import type { Configuration } from '../core/configuration';
import { readDatabaseFacts, readOutboxFacts } from './database-facts';
import { readDiskSpace, type ServerState } from './server-state';
import { checkProject, checkServer, projectFinding } from './answer-checks';
import { checkDatabase } from './database-checks';
import { checkBackup, checkDirectory, checkKeys } from './directory-checks';
import { checkDisk, checkNode } from './machine-checks';
import { checkAddress, tryMail, checkMail, checkMailbox } from './setting-checks';

const formats: Formats = {
  size: (bytes) => (bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`),
  duration: (seconds) => (seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`),
  moment: (date) => `${date.slice(0, 16).replace('T', ' ')} UTC`,
  counted: (count, one, many) => `${count} ${count === 1 ? one : many}`,
};

/** Returns a finding as `npm run doctor` prints it. */
export const englishSentence = (finding: Finding): string => sentenceOf(finding, formats)[0];

/** Runs every check from outside the server, even if the server does not run. */
export async function runAllChecks(configuration: Configuration): Promise<Finding[]> {
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
    ...(await askFacts(configuration, supabase.databaseUrl)),
    ...settings,
    ...(supabase.databaseUrl ? [] : [checkBackup(dataDirectory)]),
  ];
}

/** Queries the running database, or starts it for a moment. */
async function askFacts({ dataDirectory, administrator }: Configuration, url: string | undefined): Promise<Finding[]> {
  const named = administrator !== undefined;
  try {
    const { queryDatabase } = await loadEmbedded();
    return await queryDatabase(dataDirectory, url, async (database) => {
      const facts = await readDatabaseFacts(database);
      return checkDatabase(facts, await readOutboxFacts(database).catch(() => undefined), named);
    });
  } catch (error) {
    return checkDatabase(messageOf(error), undefined, named);
  }
}

/** Returns the checks that the server runs about itself. @param answers whether its Supabase answers, embedded or hosted */
export function checkRunning(configuration: Configuration, state: ServerState, answers: boolean): Finding[] {
  const { supabase, dataDirectory } = configuration;
  const { mailProblem = null, mailboxProblem = null } = state.outbox ?? {};
  const settings = [
    checkAddress(configuration),
    ...checkMail(configuration, mailProblem),
    ...checkMailbox(configuration, mailboxProblem),
  ];
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
