import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { copyRepository } from '../../tests/recipes/recipe';
import { Repository } from './repository';

/** What a command printed, and its exit code. */
interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

// Of the environment, what programs need: the runner of a test leaves its own marks in it.
const { PATH, HOME, TMPDIR } = process.env;

/** A committed copy of the repository, for the tests of a file, in which programs run. */
export function useCopy() {
  let repository: Repository;
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: repository.root, encoding: 'utf8' });
  const commit = (): void => {
    git('add', '--all');
    git('-c', 'user.name=test', '-c', 'user.email=test@example.fr', 'commit', '--quiet', '--message=Test');
  };
  const run = (program: string, ...words: readonly string[]): Promise<Ended> => {
    const options = { cwd: repository.root, env: { PATH, HOME, TMPDIR }, maxBuffer: Infinity };
    return promisify(execFile)(program, words, options).then(
      (done) => ({ ...done, code: 0 }),
      (failed: Ended) => failed,
    );
  };
  beforeAll(() => {
    repository = new Repository(copyRepository());
    git('init', '--quiet');
    commit();
  });
  afterAll(() => rmSync(repository.root, { recursive: true, force: true }));
  return { repository: () => repository, git, commit, run };
}
