import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { StartupError } from '@agency/process/startup-error';
import { TYPES } from './plan';
import type { Change, Repository } from './repository';

/** Runs a command of package.json. */
const command = (words: readonly string[]): string[] => ['scripts/run.mjs', ...words];

const waitForChild = (): void => undefined;

/**
 * Makes all changes and the types that follow from them or, when something fails, none.
 * @throws {StartupError} in one line
 */
export async function writeWithTypes(repository: Repository, changes: readonly Change[]): Promise<void> {
  const types = TYPES.map((path) => ({ path, text: repository.read(path) }));
  // Ctrl-C ends the command below, which fails: what was written is taken back.
  process.on('SIGINT', waitForChild);
  const undo = repository.apply(changes);
  try {
    await promisify(execFile)(process.execPath, command(['types']), { cwd: repository.root });
  } catch (error) {
    undo();
    repository.apply(types.map(({ path, text }) => ({ path, before: repository.read(path), after: text })));
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new StartupError(`Nothing is written: ${/Error: (.*)/.exec(said)?.[1] ?? (said.trim() || 'interrupted')}`);
  } finally {
    process.off('SIGINT', waitForChild);
  }
}

/** Runs tests in the foreground. @returns whether they passed */
export const passes = (repository: Repository, words: readonly string[]): boolean =>
  spawnSync(process.execPath, command(words), { cwd: repository.root, stdio: 'inherit' }).status === 0;
