import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { repositoryPath } from './paths.mjs';

const bin = (name) => repositoryPath(`node_modules/.bin/${name}`);

/**
 * The type checker that the linter starts spends a quarter of its time on garbage collection. With 3 GB of memory it needs none, so it is
 * off on a machine that has enough.
 */
const garbageCollection = process.availableMemory() > 6 * 1024 ** 3 ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : {};
/** The linter, which checks types too: both need the types of the whole workspace, whose inference is most of the work. */
export const lint = {
  command: bin('oxlint'),
  args: ['--type-aware', '--type-check', '--quiet', '.'],
  env: { ...process.env, ...garbageCollection },
};
/** The formatter, which writes unless `--check` is added. */
export const format = { command: bin('oxfmt'), args: ['.'] };

/** Lint, types, unused code and format of the workspace, and tests for each section of the specification. The longest starts first. */
const CHECKS = [
  { name: 'lint and types (oxlint)', ...lint },
  { name: 'unused files, exports and dependencies (knip)', command: bin('knip'), args: [] },
  { name: 'coverage (specification)', command: process.execPath, args: [repositoryPath('scripts/coverage.mjs')] },
  { name: 'format (oxfmt)', command: format.command, args: ['--check', ...format.args] },
];

/**
 * Runs every check, as many at once as there are cores, and prints the failures.
 * @returns how many passed and failed
 */
export async function runChecks() {
  const waiting = [...CHECKS];
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await passes(check))) failed += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { passed: CHECKS.length - failed, failed };
}

const passes = ({ name, command, args, env }) =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: repositoryPath('.'), env, maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(error ? `✗ ${name}\n${stdout}${stderr}` : `✓ ${name}\n`);
      resolve(!error);
    });
  });
