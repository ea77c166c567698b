// npm fetches pnpm, so that nobody has to install it.
import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from './paths.mjs';

const PNPM = 'pnpm@12.21.0';

const run = promisify(execFile);
const shell = process.platform === 'win32';

let fetching;

/**
 * Fetches pnpm, once for each process.
 * @returns {Promise<string>} the folder of its program
 */
const pnpmFolder = () =>
  (fetching ??= run('npm', ['exec', '--yes', `--package=${PNPM}`, '--', 'node', '-p', 'process.env.PATH'], {
    shell,
  }).then(({ stdout }) => stdout.split(delimiter, 1)[0]));

/**
 * Runs pnpm, a native program that needs no Node.
 * @param {string[]} args its command line
 * @param {string} folder where it runs
 * @throws when npm cannot fetch pnpm, or pnpm fails: an error with their messages
 */
export async function runPnpm(args, folder = repositoryPath('.')) {
  try {
    const path = `${await pnpmFolder()}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH: path, CI: 'true' };
    await run('pnpm', [...args, '--reporter=silent'], { cwd: folder, env, maxBuffer: Infinity, shell });
  } catch (error) {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message, { cause: error });
  }
}
