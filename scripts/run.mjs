// Every command of package.json starts here. It needs only Node to begin: npm fetches pnpm.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { chooseBrand } from './brand.mjs';
import { buildChanged } from './build.mjs';
import { compressBuilds, isCompressed } from './compress.mjs';
import { installIfChanged } from './install.mjs';
import { installNode, isSupported, runOnInstalledNode } from './node.mjs';
import { repositoryPath } from './paths.mjs';

/** Runs a program of the workspace in the foreground; rejects when it fails. */
function runTool(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: repositoryPath('.'), stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${args[0] ?? program} ended with ${signal ?? `code ${code}`}`)),
    );
  });
}

// Silences a warning of Vite about file extensions in configuration files: it concerns a loader that is not in use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

const tsx = (script, ...args) => runTool(process.execPath, ['--import', 'tsx', script, ...args]);

/**
 * npm starts scripts through a shell and sends signals to that shell, which may end without passing them on. So this process sends itself
 * SIGTERM once the shell has ended.
 */
function stopWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 300).unref();
}

/** The arguments after `--` on the command line. */
const options = process.argv.slice(3);

/** Commands that run the product. On a hosted project these need no embedded Supabase; tests always do. */
const RUNS = new Set(['start', 'build', 'build:static', 'admin:create', 'doctor', 'import', 'export']);
const withoutEmbedded = RUNS.has(process.argv[2]) && Boolean(process.env.SUPABASE_URL);
/** Commands on the data directory of the embedded Supabase, even if the environment names a hosted project. */
const OF_EMBEDDED = new Set(['backup', 'restore']);
/** Commands that need the Supabase CLI, or run tests that do. */
const WITH_SUPABASE_CLI = new Set(['supabase', 'types', 'migration', 'new:resource', 'test:all', 'test:db']);

/** The dependencies that a command needs: a key of install.mjs. */
function extentOf(command) {
  if (withoutEmbedded) return 'hosted';
  if (RUNS.has(command) || OF_EMBEDDED.has(command)) return 'run';
  return WITH_SUPABASE_CLI.has(command) ? 'everything' : 'develop';
}

/** Runs a task once the changed packages are built. */
const built = (run) => async () => {
  await buildChanged(withoutEmbedded);
  await compressBuilds();
  await run?.();
};

/** Compresses the builds in a process of its own, so that the server that has just started keeps its processor and its memory. */
function compressBesideServer() {
  if (isCompressed()) return;
  const child = spawn(process.execPath, [repositoryPath('scripts/compress.mjs')], { stdio: 'inherit' });
  child.once('spawn', () => setPriority(child.pid, constants.priority.PRIORITY_LOW));
}

/** Runs a module in this process, as if the command line named it, so that signals, messages and the exit code are the module's own. */
async function runModule(path) {
  process.argv.splice(1, 2, repositoryPath(path));
  await import(`../${path}`);
}
/** Runs a command of the server's build, as `node server/dist/NAME.js` does in a container. */
const runBuilt = (name) => built(() => runModule(`server/dist/${name}.js`));
const runSource = async (path) => {
  (await import('tsx/esm/api')).register();
  await runModule(path);
};

const runTests =
  (...parts) =>
  async () => {
    const { runParts } = await import('./tests.mjs');
    process.exitCode = (await runParts(parts, options)) ? 0 : 1;
  };

/** Runs a program of checks.mjs with the arguments of the command line. */
const runCheck = (name) => async () => {
  const { command, args, env } = (await import('./checks.mjs'))[name];
  await runTool(command, [...args, ...options], { env });
};

const ALL_PARTS = ['check', 'unit + db', 'test:e2e'];
/** Tests of the demo: its texts and drawings, then its pages in a browser. Empty once a site has deleted the demo. */
const DEMO_PARTS = existsSync(repositoryPath('demo/tests')) ? ['demo texts', 'demo pages'] : [];

const commands = {
  start: async () => {
    await buildChanged(withoutEmbedded);
    stopWithShell();
    await runModule('server/dist/main.js');
    compressBesideServer();
  },
  build: built(),
  'build:static': runBuilt('build-static'),
  dev: async () => {
    stopWithShell();
    await runSource('server/src/app/dev.ts');
  },
  backup: runBuilt('backup'),
  restore: runBuilt('restore'),
  'admin:create': runBuilt('create-administrator'),
  doctor: runBuilt('doctor'),
  import: runBuilt('import'),
  export: runBuilt('export'),
  check: runTests('check'),
  format: runCheck('format'),
  lint: runCheck('lint'),
  test: built(runTests(...ALL_PARTS)),
  'test:all': () => {
    process.env.EXHAUSTIVE = '1';
    return built(runTests(...ALL_PARTS, ...DEMO_PARTS))();
  },
  'demo:check': built(runTests(...DEMO_PARTS)),
  'test:unit': runTests('test:unit'),
  'test:db': built(runTests('test:db')),
  'test:e2e': built(runTests('test:e2e')),
  'test:hosted': runTests('test:hosted'),
  'test:watch': async () => (await import('./tests.mjs')).watchTests(options),
  coverage: () => runTool(process.execPath, [repositoryPath('scripts/coverage.mjs')]),
  bench: built(async () => {
    const { findChromium } = await import('./chromium.mjs');
    process.env.CHROMIUM_PATH = findChromium();
    await tsx('e2e/bench/main.ts', ...options);
  }),
  supabase: () => runTool(repositoryPath('supabase/cli/node_modules/.bin/supabase'), options),
  migration: () => runSource('server/scripts/migration.ts'),
  'new:resource': () => runSource('server/scripts/new-resource.ts'),
  illustrations: () => tsx('demo/drawings/write-files.ts'),
  types: async () => {
    // The first script imports the components of blocks, so it needs the TypeScript configuration of the site.
    process.env.TSX_TSCONFIG_PATH = repositoryPath('public-site/tsconfig.json');
    await tsx('server/scripts/write-block-declarations.ts');
    await tsx('server/scripts/generate-types.ts', ...options);
    await tsx('packages/domain/src/write-site-declarations.ts');
  },
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`Unknown command: choose one of ${Object.keys(commands).join(', ')}`);
  if (!isSupported) stopWithShell();
  else chooseBrand();
  // npm brings both at once.
  await Promise.all([isSupported || installNode(), installIfChanged(extentOf(process.argv[2]))]);
  await (isSupported ? command() : runOnInstalledNode());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
