// npm fetches pnpm, so that nobody has to install it.
import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from './paths.mjs';

const VERSION = '12.21.0';
const isWindows = process.platform === 'win32';

const run = promisify(execFile);

let fetching;

/**
 * Fetches the program for this machine, once for each process. The package « pnpm » brings copies of it and a script that exchanges them,
 * which takes a second longer.
 * @returns {Promise<string>} its path
 */
const fetchPnpm = () => (fetching ??= fetchProgram());

async function fetchProgram() {
  const musl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime ? '-musl' : '';
  const name = `@pnpm/exe.${process.platform}-${process.arch}${musl}`;
  const args = ['exec', '--yes', `--package=${name}@${VERSION}`, '--', 'node', '-p', 'process.env.PATH'];
  const { stdout } = await run('npm', args, { shell: isWindows });
  // npm puts the folder of the package's programs first. This one declares none.
  return join(stdout.split(delimiter, 1)[0], '..', name, isWindows ? 'pnpm.exe' : 'pnpm');
}

/**
 * Runs pnpm, a native program that needs no Node.
 * @param {string[]} args its command line
 * @param {string} folder where it runs
 * @throws when npm cannot fetch pnpm, or pnpm fails: an error with their messages
 */
export async function runPnpm(args, folder = repositoryPath('.')) {
  try {
    const env = { ...process.env, CI: 'true' };
    await run(await fetchPnpm(), [...args, '--reporter=silent'], { cwd: folder, env, maxBuffer: Infinity });
  } catch (error) {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message, { cause: error });
  }
}
