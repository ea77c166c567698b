// The product runs on Node 24 or later, but these commands start on any Node.
import { execFile, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from './paths.mjs';

/** The oldest Node that `engines` in package.json allows, and the one that npm installs where it is missing. */
const [MAJOR, MINOR] = [24, 15];
/** A copy of the Node that npm installed. npm keeps its own in the cache of one account, and deletes it when the cache is cleared. */
const INSTALLED_NODE = repositoryPath(
  `.temp/node-${MAJOR}.${MINOR}/${process.platform === 'win32' ? 'node.exe' : 'node'}`,
);

const [major, minor] = process.versions.node.split('.').map(Number);
export const isSupported = major > MAJOR || (major === MAJOR && minor >= MINOR);

/**
 * Installs, through npm, a Node that can run the product, unless that happened before.
 * @throws when npm cannot
 */
export async function installNode() {
  if (existsSync(INSTALLED_NODE)) return;
  process.stdout.write(
    `Node ${process.versions.node} is too old: these commands run on Node ${MAJOR}, which npm brings.\n`,
  );
  const args = ['exec', '--yes', `--package=node@${MAJOR}`, '--', 'node', '-p', 'process.execPath'];
  const { stdout } = await promisify(execFile)('npm', args, { shell: process.platform === 'win32' }).catch((error) => {
    throw new Error(
      `Node ${MAJOR}.${MINOR} or later is needed, and npm could not bring it: ${error.stderr?.trim() || error.message}`,
    );
  });
  mkdirSync(dirname(INSTALLED_NODE), { recursive: true });
  // Renamed into place, so that a command that is stopped leaves no partial copy.
  copyFileSync(stdout.trim(), `${INSTALLED_NODE}.partial`);
  renameSync(`${INSTALLED_NODE}.partial`, INSTALLED_NODE);
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
