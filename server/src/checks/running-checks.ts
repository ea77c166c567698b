import type { Finding, FindingOf } from '@agency/supabase/system-state';
import type { Configuration } from '../core/configuration';
import type { ServerState } from './server-state';
import { checkDatabase } from './database-checks';
import { checkBackup, checkKeys } from './directory-checks';
import { checkDisk, checkNode, levelOf } from './machine-checks';
import { checkAddress, checkMail } from './setting-checks';

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

export const projectFinding = (url: string, answers: boolean): FindingOf<'project'> => ({
  check: 'project',
  level: levelOf(!answers, false),
  facts: { url, answers },
});
