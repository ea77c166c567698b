import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

/** The package manager, which npm fetches so that nobody has to install it. */
const PNPM = 'pnpm@12.21.0';

/** Sets of dependencies, each containing those above it. Half of the size is for developers; the Supabase CLI is an eighth. */
const DEPENDENCY_SETS = {
  hosted: ['--prod', '--filter=!@agency-site/embedded-supabase'],
  run: ['--prod'],
  develop: ['--filter=!@agency-site/supabase-cli'],
  everything: [],
};
const NAMES = Object.keys(DEPENDENCY_SETS);
const stampOf = (extent) => `node_modules/.installed-${extent}`;

/** Folders that contain packages. */
const FOLDERS = ['', 'packages/', 'supabase/'];

/**
 * Installs the dependencies when the lockfile or a package.json changed since the last time.
 * @param needed a key of DEPENDENCY_SETS; larger sets that are already installed stay
 */
export async function installIfChanged(needed) {
  const names = FOLDERS.flatMap((folder) => readdirSync(repositoryPath(`./${folder}`)).map((name) => folder + name));
  const manifests = names.map((name) => `${name}/package.json`);
  const digest = digestOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  const before = NAMES.findLast((name) => existsSync(repositoryPath(stampOf(name))));
  const extent = NAMES[Math.max(NAMES.indexOf(needed), NAMES.indexOf(before))];
  await onceFor(digest, stampOf(extent), () => {
    process.stdout.write('Installing dependencies…\n');
    const args = `exec --yes --package=${PNPM} -- pnpm install --frozen-lockfile --reporter=silent`.split(' ');
    const { status, error, stderr, stdout } = spawnSync('npm', [...args, ...DEPENDENCY_SETS[extent]], {
      cwd: repositoryPath('.'),
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    });
    // Deletes Vitest's cache, because it remembers the exports of packages and ignores changes of their package.json.
    rmSync(repositoryPath('node_modules/.vitest-cache'), { recursive: true, force: true });
    if (status !== 0) throw new Error(`Installing failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
  });
}
