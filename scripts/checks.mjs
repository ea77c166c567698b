import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { repositoryPath } from './paths.mjs';

const bin = (name) => repositoryPath(`node_modules/.bin/${name}`);
const ROOMS = ['brand', 'supabase', 'public-site', 'admin', 'server', 'e2e'];

/** Format, lint and types of the whole workspace, and the tests that its pages name. */
const CHECKS = [
  { name: 'format (prettier)', command: bin('prettier'), args: ['--check', '--log-level=warn', '.'] },
  { name: 'lint (oxlint)', command: bin('oxlint'), args: ['--type-aware', '--quiet', '.'] },
  { name: 'coverage (docs/coverage.md)', command: process.execPath, args: [repositoryPath('scripts/coverage.mjs')] },
  ...ROOMS.map((room) => ({ name: `types of ${room} (tsc)`, command: bin('tsc'), args: ['-p', room] })),
].filter(({ args }) => args[0] !== '-p' || existsSync(repositoryPath(`${args[1]}/tsconfig.json`)));

/** Runs every check and prints what fails; the last line is « N passed, N failed ». Returns whether none did. */
export function runChecks() {
  let failed = 0;
  for (const { name, command, args } of CHECKS) {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: repositoryPath('.'), encoding: 'utf8' });
    process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}\n`);
    if (status === 0) continue;
    failed += 1;
    process.stdout.write(`${stdout}${stderr}`);
  }
  process.stdout.write(`${CHECKS.length - failed} passed, ${failed} failed\n`);
  return failed === 0;
}
