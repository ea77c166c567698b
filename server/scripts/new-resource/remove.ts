import { StartupError } from '../../src/core/startup-error';
import { readCommand, screenOf, WRITTEN_BY } from './command';
import { MIGRATIONS, planTable, SCHEMAS } from './plan';
import type { Change, Repository } from './repository';

/**
 * What takes a table away that the command wrote: its migration says with which words, and what they write again is compared.
 * @throws {StartupError} when somebody has edited a file, or builds on the table
 */
export async function removalOf(repository: Repository, name: string): Promise<Change[]> {
  const numberIn = (folder: string): string | undefined => {
    const file = repository.list(folder).find((path) => path.replace(/^\d+_/, '') === `${name}.sql`);
    return file?.replace(/_.*/, '');
  };
  const [version, place] = [numberIn(MIGRATIONS), numberIn(SCHEMAS)];
  const migration = `${MIGRATIONS}/${version}_${name}.sql`;
  const written = version && place && new RegExp(`^${WRITTEN_BY}(.*)`).exec(repository.read(migration))?.[1];
  if (!written) throw new StartupError(`${name} was not written by this command: no migration says so.`);
  refuseUsedTable(repository, name, migration);
  const words = [...written.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
  const { files, insertions } = await planTable(repository, screenOf(readCommand(words)), version, place);

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

const wasEdited = (path: string) => new StartupError(`${path} was edited since: nothing is removed.`);

function refuseUsedTable(repository: Repository, name: string, migration: string): void {
  if (repository.read('server/tests/migrations/released.json').includes(migration.replace(/.*\//, '')))
    throw new StartupError(`${migration} is released: databases have the table, which only a new migration drops.`);
  const user = repository
    .list(MIGRATIONS)
    .map((file) => `${MIGRATIONS}/${file}`)
    .find((path) => path !== migration && new RegExp(`\\b${name}\\b`).test(repository.read(path)));
  if (user) throw new StartupError(`${user} uses ${name}: nothing is removed.`);
}
