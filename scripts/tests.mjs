import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { findChromium, findFirefox } from './chromium.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { repositoryPath } from './paths.mjs';

const UNIT = ['brand', 'domain', 'import', 'mail', 'public-site', 'admin'];

/** The parts of the tests. Each takes names of tests and options of its runner, and returns its counts and failures. */
const PARTS = {
  check: runChecks,
  'test:unit': (options) => runVitest(UNIT, options),
  'test:db': (options) => runVitest(serverProjects(options), options),
  // Both run at once, because tests that wait for a process leave their core to others.
  'unit + db': (options) => runVitest([...UNIT, ...serverProjects(options)], options),
  'test:e2e': (options) => runPlaywright(options.flatMap(journeysOf)),
  'test:hosted': runHosted,
  'demo texts': (options) => runVitest(['demo'], options, DEMO),
  'demo pages': () => runPlaywright(DEMO_JOURNEYS, DEMO),
};

/** Environment for tests of the demo. All other tests run on content of their own (vitest.config.ts, e2e/screens/seed.ts). */
const DEMO = { SEED_DIR: repositoryPath('demo/seed'), EXHAUSTIVE: '1' };
const DEMO_JOURNEYS = [
  'demo/tests/pages.spec',
  ...['every-address', 'found-and-shared', 'markup', 'first-load'].map((name) => `journeys/${name}.spec`),
];

/**
 * Runs parts one after the other, and prints at the end their failures and durations. The last line is "N passed, N failed".
 * @param names keys of PARTS
 * @param options for the runners: names of tests, `--watch`, `--ui` and any other option
 * @returns whether nothing failed
 */
export async function runParts(names, options = []) {
  const results = [];
  for (const name of names) {
    const start = performance.now();
    results.push({ name, ...(await PARTS[name](options)), seconds: (performance.now() - start) / 1000 });
  }
  // Failures scrolled away among the tests that passed, so this prints them once more, and then their names alone, for a log of which only
  // the end is kept.
  const failures = results.flatMap((result) => result.failures ?? []);
  for (const failure of failures) process.stdout.write(failure);
  for (const failure of failures) process.stdout.write(`${failure.split('\n', 1)[0]}\n`);
  for (const { name, passed, failed, seconds } of results)
    process.stdout.write(
      `${name.padEnd(10)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed\n`,
    );
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0;
}

/** Whether the tests that only `npm run test:all` runs are included: with EXHAUSTIVE=1, and if the command names tests. */
const isExhaustive = (options) => process.env.EXHAUSTIVE === '1' || options.some((option) => !option.startsWith('-'));

/** The projects of the server's tests. Tests that start the server in separate processes belong to `npm run test:all`. */
const serverProjects = (options) => ['database', 'lists', ...(isExhaustive(options) ? ['process'] : [])];

/** Runs the unit tests and those of the database again when a file that they import changes. */
export const watchTests = (options) => runVitest([...UNIT, 'database'], ['--watch', ...options]);

function runVitest(projects, options, variables = {}) {
  const watches = options.some((option) => option === '--watch' || option === '--ui');
  return withReport(options, variables, (report, env) => {
    const { status } = runHere(
      repositoryPath('node_modules/.bin/vitest'),
      [
        watches ? 'watch' : 'run',
        ...projects.map((project) => `--project=${project}`),
        // Set here, because a project's own configuration cannot set them for all. The cache keeps transformed files until they change.
        '--fsModuleCache',
        `--maxWorkers=${Math.max(2, availableParallelism())}`,
        ...(env.EXHAUSTIVE ? [] : ['--tags-filter=!exhaustive']),
        ...(watches ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
        ...options.filter((option) => option !== '--watch'),
      ],
      { env },
    );
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
    return withFailures(status, numPassedTests, numFailedTests, vitestFailures(testResults));
  });
}

/** Variables that the tests of a hosted project need: its address and both keys, each under its new or its former name. */
const HOSTED_VARIABLES = [
  ['SUPABASE_URL'],
  ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_ANON_KEY'],
  ['SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
];

function runHosted(options) {
  const missing = HOSTED_VARIABLES.filter((names) => !names.some((name) => process.env[name]));
  if (missing.length > 0)
    throw new Error(
      `test:hosted tries a real Supabase project: set ${missing.map((names) => names.join(' or ')).join(', ')}.`,
    );
  // The files run one after the other, because each deletes everything that such tests have left.
  return runVitest(['hosted'], ['--no-file-parallelism', ...options]);
}

/** Playwright knows no tags of files, so `--tags-filter=spec-2-4-5` becomes the tag and the files that contain it. */
function journeysOf(option) {
  const tag = /^--tags-filter=(.+)/.exec(option)?.[1];
  if (!tag) return [option];
  const folder = repositoryPath('e2e/journeys');
  const carries = (file) => new RegExp(`${tag}(?![\\w-])`).test(readFileSync(join(folder, file), 'utf8'));
  return [tag, ...readdirSync(folder).filter(carries)];
}

/** The browser that `--browser=…` names: journeys run in Chromium by default, in an installed Firefox or in WebKitGTK. */
function browserOf(options) {
  const name = options.find((option) => option.startsWith('--browser='))?.slice('--browser='.length);
  if (name === 'firefox') return { FIREFOX_PATH: findFirefox() };
  return name === 'webkit' ? { IN_WEBKIT: '1' } : { CHROMIUM_PATH: findChromium() };
}

/** The journeys that run in a Firefox when no test is named, below `e2e/`. */
const MAIN_JOURNEYS = 'main-journeys.txt';
const listed = () => readFileSync(repositoryPath(`e2e/${MAIN_JOURNEYS}`), 'utf8').match(/^[^#\n]/gm)?.length ?? 0;

function runPlaywright(allOptions, variables = {}) {
  const browser = browserOf(allOptions);
  const named = allOptions.filter((option) => !option.startsWith('--browser='));
  const onlyMain = browser.FIREFOX_PATH && !named.some((option) => !option.startsWith('-'));
  const options = onlyMain ? [...named, `--test-list=${MAIN_JOURNEYS}`] : named;
  // Some of the main journeys vary others, so they are tagged for an exhaustive run.
  return withReport(options, onlyMain ? { EXHAUSTIVE: '1' } : variables, (report, env) => {
    const playwright = repositoryPath('e2e/node_modules/.bin/playwright');
    const reporters = options.some((option) => option.startsWith('--ui')) ? [] : ['--reporter=list,json'];
    const { status } = runHere(playwright, ['test', ...reporters, ...options], {
      cwd: repositoryPath('e2e'),
      env: {
        ...env,
        ...browser,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // Keeps transformed files: Playwright's default folder is among the temporary files, which are deleted at the end.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: repositoryPath('node_modules/.cache/playwright'),
      },
    });
    const { config, stats = { expected: 0, unexpected: 0 }, suites = [] } = readReport(report);
    const failures = playwrightFailures(config?.rootDir, suites);
    const passed = stats.expected;
    // Playwright passes over a line whose test was renamed.
    const missing = onlyMain ? listed() - passed - stats.unexpected : 0;
    if (missing > 0) failures.push(`✗ ${missing} of e2e/${MAIN_JOURNEYS} did not run: does each line name a test?\n`);
    return withFailures(status, passed, stats.unexpected + Math.max(0, missing), failures);
  });
}

const runHere = (program, args, options) =>
  spawnSync(program, args, { cwd: repositoryPath('.'), stdio: 'inherit', ...options });

/** Needed space in bytes: twice what a run of all tests writes; `npm test` writes 0.6 GB. */
const ROOM = 4 * 1024 ** 3;

/**
 * Returns the folder that Linux keeps in memory, if it has enough space. Each test file copies a database, which takes 25 ms there and up
 * to 700 ms on a slow disk.
 */
function fastestDirectory() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM ? memory : tmpdir();
}

/**
 * Starts a runner, and deletes its temporary files, including its report, once it has ended.
 * @param variables added to the runner's environment
 * @param run gets the report's path and the runner's environment
 */
function withReport(options, variables, run) {
  const directory = mkdtempSync(join(fastestDirectory(), 'tests-'));
  // Tests that start servers under other accounts reach their folders through this one.
  chmodSync(directory, 0o711);
  const exhaustive = isExhaustive(options) && { EXHAUSTIVE: '1' };
  const environment = { ...process.env, TMPDIR: directory, ...exhaustive, ...variables };
  try {
    return run(join(directory, 'report.json'), environment);
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** A runner that fails without a failed test (after a crash, or a file that does not load) must not pass unnoticed. */
const withFailures = (status, passed, failed, failures) => ({
  passed,
  failed: status === 0 ? failed : Math.max(1, failed),
  failures,
});
