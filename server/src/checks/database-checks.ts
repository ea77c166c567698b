import type { Finding, FindingOf } from '@agency-site/domain/system-state';
import { knownMigrations, refusalOf } from '@agency-site/process/migration-files';
import type { DatabaseFacts, OutboxFacts } from './database-facts';
import { repositoryPath } from '@agency-site/process/repository-root';
import { checkClock, levelOf } from './machine-checks';

/** The age from which a pending row counts as late. */
const LATE_SECONDS = 60 * 60;

/**
 * @param database the facts about the database, or the reason why it does not answer
 * @param outbox undefined before the migration that creates it
 * @param named whether the configuration names an administrator, whom the next start creates
 */
export function checkDatabase(
  database: DatabaseFacts | string,
  outbox: OutboxFacts | undefined,
  named: boolean,
): Finding[] {
  if (typeof database === 'string')
    return [{ check: 'database', level: 'bad', facts: { version: '', bytes: 0, problem: database } }];
  const { version, bytes, migrations, administrators, failedPurges, now } = database;
  return [
    { check: 'database', level: 'good', facts: { version, bytes, problem: null } },
    checkMigrations(migrations),
    checkAdministrators(administrators, named),
    { check: 'erasure', level: levelOf(failedPurges.length > 0, false), facts: { failures: failedPurges.join('; ') } },
    ...(outbox ? [checkOutbox(outbox)] : []),
    checkClock(now),
  ];
}

function checkMigrations(versions: readonly string[]): FindingOf<'migrations'> {
  const directory = repositoryPath('supabase/migrations');
  const applied = new Set(versions);
  const pending = knownMigrations(directory).filter((version) => !applied.has(version)).length;
  const refusal = refusalOf(versions, directory) ?? null;
  const level = levelOf(refusal !== null, pending > 0);
  return { check: 'migrations', level, facts: { applied: versions.length, pending, refusal } };
}

const checkAdministrators = (count: number, named: boolean): FindingOf<'administrators'> => ({
  check: 'administrators',
  level: levelOf(count === 0 && !named, count === 0),
  facts: { count, named },
});

const checkOutbox = ({ waiting, failed, oldestSeconds }: OutboxFacts): FindingOf<'outbox'> => ({
  check: 'outbox',
  level: levelOf(false, failed > 0 || oldestSeconds > LATE_SECONDS),
  facts: { waiting, failed, oldestSeconds: Math.round(oldestSeconds) },
});
