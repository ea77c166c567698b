import { askOwner } from '../../../packages/embedded-supabase/src/backup/database-access';
import { StartupError } from '@agency/process/startup-error';
import { withMigrations } from '../../../packages/embedded-supabase/src/migrated-database';
import { readTable } from './catalogue';
import { readCommand, screenOf, screenOfTable, WRITTEN_BY } from './command';
import { MIGRATIONS, planScreenAlone, planTable, SITE_SCHEMAS } from './plan';
import type { Change, Plan, Repository } from './repository';
import { screenPath } from './screen';

/**
 * What takes away a table or a screen that the command wrote: its first line says with which words, and what they write again is
 * compared.
 * @throws {StartupError} when somebody has edited a file, or builds on the table
 */
export async function removalOf(repository: Repository, name: string): Promise<Change[]> {
  const { files, insertions } = (await writtenTable(repository, name)) ?? (await writtenScreen(repository, name));

  const changed = new Map<string, string>();
  for (const { path, lines } of insertions) {
    const parts = (changed.get(path) ?? repository.read(path)).split(lines);
    if (parts.length !== 2) throw wasEdited(path);
    changed.set(path, parts.join(''));
  }
  return [
    ...files.map(({ path, text }) => {
      if (!repository.has(path) || repository.read(path) !== text) throw wasEdited(path);
      return { path, before: text, after: undefined };
    }),
    ...[...changed].map(([path, after]) => ({ path, before: repository.read(path), after })),
  ];
}

async function writtenTable(repository: Repository, name: string): Promise<Plan | undefined> {
  const numberIn = (folder: string): string | undefined => {
    const file = repository.list(folder).find((path) => path.replace(/^\d+_/, '') === `${name}.sql`);
    return file?.replace(/_.*/, '');
  };
  const [version, place] = [numberIn(MIGRATIONS), numberIn(SITE_SCHEMAS)];
  const migration = `${MIGRATIONS}/${version}_${name}.sql`;
  const words = version && place && wordsIn(repository, migration);
  if (!words) return undefined;
  refuseUsedTable(repository, name, migration);
  return planTable(repository, screenOf(readCommand(words)), version, place);
}

async function writtenScreen(repository: Repository, name: string): Promise<Plan> {
  const words = wordsIn(repository, screenPath({ name }));
  if (!words) throw new StartupError(`${name} was not written by this command: no migration and no screen says so.`);
  const { table } = await withMigrations((host) => askOwner(host, (database) => readTable(database, name)));
  return planScreenAlone(repository, screenOfTable(table, readCommand(words)));
}

/** The words that the first line of a file says it was written with. */
function wordsIn(repository: Repository, path: string): string[] | undefined {
  if (!repository.has(path)) return undefined;
  const [, written] = new RegExp(`^(?:--|//) ${WRITTEN_BY}(.*)`).exec(repository.read(path)) ?? [];
  return written === undefined
    ? undefined
    : [...written.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}

const wasEdited = (path: string) => new StartupError(`${path} was edited since: nothing is removed.`);

function refuseUsedTable(repository: Repository, name: string, migration: string): void {
  // As migrations name tables: a word alone may be a variable, or stand in a comment.
  const named = new RegExp(`\\bpublic\\.${name}\\b|'${name}'`);
  const user = repository
    .list(MIGRATIONS)
    .map((file) => `${MIGRATIONS}/${file}`)
    .find((path) => path !== migration && named.test(repository.read(path)));
  if (user) throw new StartupError(`${user} uses ${name}: nothing is removed.`);
}
