// The product runs on Node 24 or later; these commands begin on whatever Node is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { repositoryPath } from './paths.mjs';

/** The oldest Node that `engines` in package.json admits, and the one that npm brings where it is missing. */
const [MAJOR, MINOR] = [24, 15];
/** Where the Node that npm brought lies, so that later commands start it at once. */
const REMEMBERED = '.temp/node';

const [major, minor] = process.versions.node.split('.').map(Number);
export const isSupported = major > MAJOR || (major === MAJOR && minor >= MINOR);

/** The path of a Node that can run the product: the one that npm brought before, or else a new one from npm. */
function pathOfSupportedNode() {
  const file = repositoryPath(REMEMBERED);
  const remembered = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (remembered && existsSync(remembered)) return remembered;
  process.stdout.write(
    `Node ${process.versions.node} is too old: these commands run on Node ${MAJOR}, which npm brings.\n`,
  );
  const { stdout, stderr, status, error } = spawnSync(
    'npm',
    ['exec', '--yes', `--package=node@${MAJOR}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const path = stdout?.trim();
  if (status !== 0 || !path)
    throw new Error(
      `Node ${MAJOR}.${MINOR} or later is needed, and npm could not bring it: ${error?.message ?? stderr.trim()}`,
    );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, path);
  return path;
}

/**
 * Runs the command of this process again on a Node that can run the product: output, signals and exit code are those of
 * that process. Throws when there is no such Node and npm cannot bring it.
 */
export function runOnSupportedNode() {
  const node = pathOfSupportedNode();
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    // What the command starts by name is this Node too.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl+C in a terminal reaches both processes; a second signal would end a runner of tests at once.
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
