import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { repositoryPath } from './paths.mjs';

const bin = (name) => repositoryPath(`node_modules/.bin/${name}`);

/**
 * Runs format, lint, types, unit and database tests, then the journeys in a browser. The last line printed is
 * « N passed, N failed ». Returns whether nothing failed.
 */
export function runTests() {
  const chromium = findChromium();
  const reports = mkdtempSync(join(tmpdir(), 'reports-'));
  const totals = [
    runChecks(),
    runVitest(join(reports, 'vitest.json')),
    runPlaywright(join(reports, 'e2e.json'), chromium),
  ];
  rmSync(reports, { recursive: true, force: true });
  const sum = (key) => totals.reduce((total, part) => total + part[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0;
}

/** The same command a person types, so that it is known to work. */
function runChecks() {
  const options = { cwd: repositoryPath('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const { status, stdout } = spawnSync('npm', ['run', 'check', '--silent'], options);
  process.stdout.write(stdout);
  const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(stdout) ?? [];
  return atLeastOneFailure(status, { passed: Number(passed), failed: Number(failed) });
}

function runVitest(report) {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(bin('vitest'), args, { cwd: repositoryPath('.'), stdio: 'inherit' });
  const { numPassedTests: passed, numFailedTests: failed } = readReport(report, {
    numPassedTests: 0,
    numFailedTests: 0,
  });
  return atLeastOneFailure(status, { passed, failed });
}

function runPlaywright(report, chromium) {
  const { status } = spawnSync(repositoryPath('e2e/node_modules/.bin/playwright'), ['test', '--reporter=list,json'], {
    cwd: repositoryPath('e2e'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { stats } = readReport(report, { stats: { expected: 0, unexpected: 0, flaky: 0 } });
  if (stats.flaky > 0) process.stdout.write(`${stats.flaky} passed on a second try only: « flaky » above names them\n`);
  return atLeastOneFailure(status, { passed: stats.expected + stats.flaky, failed: stats.unexpected });
}

const readReport = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);

/** A runner that fails without a failed test (it crashed, a file did not load) must not pass unseen. */
const atLeastOneFailure = (status, { passed, failed }) => ({
  passed,
  failed: status === 0 ? failed : Math.max(1, failed),
});
