import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { repositoryPath } from './paths.mjs';

const bin = (name) => repositoryPath(`node_modules/.bin/${name}`);
const ROOMS = ['brand', 'illustrations', 'supabase', 'mail', 'public-site', 'admin', 'server', 'e2e'];

/** The linter as `npm run lint` and `npm run check` start it. */
export const LINT = { command: bin('oxlint'), args: ['--type-aware', '--quiet', '.'] };
/** The formatter, which writes unless `--check` is added. */
export const FORMAT = { command: bin('oxfmt'), args: ['.'] };

/** Format, lint, types and unused code of the whole workspace, and a test for each section; the longest first. */
const CHECKS = [
  { name: 'lint (oxlint)', ...LINT },
  ...ROOMS.map((room) => ({ name: `types of ${room} (tsc)`, command: bin('tsc'), args: ['-p', room] })),
  { name: 'unused files, exports and dependencies (knip)', command: bin('knip'), args: [] },
  { name: 'coverage (specification)', command: process.execPath, args: [repositoryPath('scripts/coverage.mjs')] },
  { name: 'format (oxfmt)', command: FORMAT.command, args: ['--check', ...FORMAT.args] },
].filter(({ args }) => args[0] !== '-p' || existsSync(repositoryPath(`${args[1]}/tsconfig.json`)));

/**
 * Runs every check, as many at once as there are cores, and prints what fails.
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

const passes = ({ name, command, args }) =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: repositoryPath('.'), maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(error ? `✗ ${name}\n${stdout}${stderr}` : `✓ ${name}\n`);
      resolve(!error);
    });
  });
