// Every command of package.json goes through here. Nothing outside Node is needed to begin: pnpm comes through npm.
import { spawn } from 'node:child_process';
import { buildChanged } from './build.mjs';
import { installIfChanged } from './install.mjs';
import { repositoryPath } from './paths.mjs';

/** Runs a program of the workspace in the foreground; rejects when it fails. */
export function runTool(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: repositoryPath('.'), stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${args[0] ?? program} ended with ${signal ?? `code ${code}`}`)),
    );
  });
}

// Vite suggests file endings in configuration files for a loader that is not in use.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

const tsx = (script, ...args) => runTool(process.execPath, ['--import', 'tsx', script, ...args]);

/**
 * npm starts scripts through a shell and hands signals to that shell, which may die of them without telling us. Losing
 * it is therefore taken as the signal it did not pass on.
 */
function stopWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 300).unref();
}

/**
 * Runs a TypeScript module in this very process: signals, messages and exit code are the module's own.
 * @param path relative to this file
 */
async function runModule(path) {
  const { register } = await import('tsx/esm/api');
  register();
  // As if the module had been named on the command line itself.
  process.argv.splice(1, 2, path);
  await import(path);
}

/** Runs a command of the server's build in this very process, as `node server/dist/NAME.js` does in a container. */
async function runBuilt(name) {
  await buildChanged();
  process.argv.splice(1, 2, repositoryPath(`server/dist/${name}.js`));
  await import(`../server/dist/${name}.js`);
}

/** What follows `--` on the command line. */
const options = process.argv.slice(3);

async function runTests(parts) {
  const { runParts } = await import('./tests.mjs');
  process.exitCode = (await runParts(parts, options)) ? 0 : 1;
}

const commands = {
  async start() {
    await buildChanged();
    stopWithShell();
    // In this very process: signals, memory and exit code are the server's own.
    // oxlint-disable-next-line no-restricted-imports -- The build is what `npm start` runs, as production does.
    await import('../server/dist/main.js');
  },
  async build() {
    await buildChanged();
  },
  async 'build:static'() {
    await buildChanged();
    await runModule('../server/scripts/build-static.ts');
  },
  async dev() {
    stopWithShell();
    await runModule('../server/src/app/dev.ts');
  },
  async backup() {
    await runBuilt('backup');
  },
  async restore() {
    await runBuilt('restore');
  },
  async 'admin:create'() {
    await runBuilt('create-administrator');
  },
  async doctor() {
    await runBuilt('doctor');
  },
  async check() {
    await runTests(['check']);
  },
  async format() {
    const { format } = await import('./checks.mjs');
    await runTool(format.command, [...format.args, ...options]);
  },
  async lint() {
    const { lint } = await import('./checks.mjs');
    await runTool(lint.command, [...lint.args, ...options], { env: lint.env });
  },
  async test() {
    await buildChanged();
    await runTests((await import('./tests.mjs')).allParts);
  },
  async 'test:all'() {
    process.env.EXHAUSTIVE = '1';
    await buildChanged();
    const { ALL_PARTS, DEMO_PARTS } = await import('./tests.mjs');
    await runTests([...ALL_PARTS, ...DEMO_PARTS]);
  },
  async 'demo:check'() {
    await buildChanged();
    await runTests((await import('./tests.mjs')).DEMO_PARTS);
  },
  async 'test:unit'() {
    await runTests(['test:unit']);
  },
  async 'test:db'() {
    await buildChanged();
    await runTests(['test:db']);
  },
  async 'test:e2e'() {
    await buildChanged();
    await runTests(['test:e2e']);
  },
  async 'test:hosted'() {
    await runTests(['test:hosted']);
  },
  async 'test:watch'() {
    const { watchTests } = await import('./tests.mjs');
    watchTests(options);
  },
  async coverage() {
    await runTool(process.execPath, [repositoryPath('scripts/coverage.mjs')]);
  },
  async bench() {
    await buildChanged();
    await tsx('extras/bench/main.ts', ...options);
  },
  async illustrations() {
    await tsx('extras/illustrations/src/write-files.ts');
  },
  async types() {
    await tsx('server/scripts/generate-types.ts', ...options);
    await tsx('supabase/src/write-site-declarations.ts');
  },
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(`Unknown command: choose one of ${Object.keys(commands).join(', ')}`);
  await installIfChanged();
  await command();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
