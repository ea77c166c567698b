import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

/** The package manager, which npm fetches so that nobody has to install it. */
const PNPM = 'pnpm@12.21.0';

/**
 * Sets of dependencies, each containing those above it. Half of the size is for developers; the Supabase CLI is an eighth. For developers and
 * for CI, pnpm asks the registry about the age and the address of every package of the lockfile: 220 MB, two thirds of the time that an
 * installation takes. Who runs the product trusts its lockfile, as its code; the digests in it are always compared.
 */
const DEPENDENCY_SETS = {
  hosted: ['--prod', '--trust-lockfile', '--filter=!@agency-site/embedded-supabase'],
  run: ['--prod', '--trust-lockfile'],
  develop: ['--filter=!@agency-site/supabase-cli'],
  everything: [],
};
const NAMES = Object.keys(DEPENDENCY_SETS);
const stampOf = (extent) => `node_modules/.installed-${extent}`;

/** Folders that contain packages. */
const FOLDERS = ['', 'packages/', 'supabase/'];

/**
 * Installs the dependencies, on any Node because pnpm needs none, when the lockfile or a package.json changed since the last time.
 * @param needed a key of DEPENDENCY_SETS; larger sets that are already installed stay
 */
export async function installIfChanged(needed) {
  const names = FOLDERS.flatMap((folder) => readdirSync(repositoryPath(`./${folder}`)).map((name) => folder + name));
  const manifests = names.map((name) => `${name}/package.json`);
  const digest = digestOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  const before = NAMES.findLast((name) => existsSync(repositoryPath(stampOf(name))));
  const extent = NAMES[Math.max(NAMES.indexOf(needed), NAMES.indexOf(before))];
  await onceFor(digest, stampOf(extent), async () => {
    process.stdout.write('Installing dependencies…\n');
    const args = `exec --yes --package=${PNPM} -- pnpm install --frozen-lockfile --reporter=silent`.split(' ');
    const options = {
      cwd: repositoryPath('.'),
      env: { ...process.env, CI: 'true' },
      maxBuffer: Infinity,
      shell: process.platform === 'win32',
    };
    await promisify(execFile)('npm', [...args, ...DEPENDENCY_SETS[extent]], options).catch((error) => {
      throw new Error(`Installing failed: ${`${error.stdout}${error.stderr}`.trim() || error.message}`);
    });
    // Deletes Vitest's cache, because it remembers the exports of packages and ignores changes of their package.json.
    rmSync(repositoryPath('node_modules/.vitest-cache'), { recursive: true, force: true });
  });
}
