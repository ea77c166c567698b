// The product runs on Node 24 or later, but these commands start on any Node.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { repositoryPath } from './paths.mjs';
import { runPnpm } from './pnpm.mjs';

/** The oldest Node that `engines` in package.json allows, and the one that npm installs where it is missing. */
const [MAJOR, MINOR] = [24, 15];
const FOLDER = repositoryPath(`.temp/node-${MAJOR}.${MINOR}`);
/** The npm package of the program for this machine. The package « node » itself has a second npm install it, which takes six times as long. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const INSTALLED_NODE = join(FOLDER, `node_modules/${PACKAGE}/bin`, process.platform === 'win32' ? 'node.exe' : 'node');

const [major, minor] = process.versions.node.split('.').map(Number);
export const isSupported = major > MAJOR || (major === MAJOR && minor >= MINOR);

/**
 * Installs, from npm's registry, a Node that can run the product, unless that happened before.
 * @throws when npm cannot
 */
export async function installNode() {
  if (existsSync(INSTALLED_NODE)) return;
  process.stdout.write(
    `Node ${process.versions.node} is too old: these commands run on Node ${MAJOR}, which npm brings.\n`,
  );
  mkdirSync(FOLDER, { recursive: true });
  // Without a package.json here, pnpm adds to the next one above.
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}\n');
  await runPnpm(['add', '--ignore-workspace', `${PACKAGE}@${MAJOR}`], FOLDER).catch((error) => {
    throw new Error(`Node ${MAJOR}.${MINOR} or later is needed, and npm could not bring it: ${error.message}`);
  });
}

/** Runs the command of this process again, with its options, on the Node that `installNode` installed: with its output, signals and exit code. */
export function runOnInstalledNode() {
  const child = spawn(INSTALLED_NODE, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // Programs that the command starts by name run on this Node too.
    env: { ...process.env, PATH: `${dirname(INSTALLED_NODE)}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl+C in a terminal reaches both processes. To pass it on would send a second signal, which ends a test runner at once.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 1;
      resolve();
      if (signal) process.stderr.write(`The command was ended by ${signal}.\n`);
    });
  });
}
