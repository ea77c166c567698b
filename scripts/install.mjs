import { existsSync, readdirSync, rmSync } from 'node:fs';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';
import { runPnpm } from './pnpm.mjs';

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
    await runPnpm(['install', '--frozen-lockfile', ...DEPENDENCY_SETS[extent]]).catch((error) => {
      throw new Error(`Installing failed: ${error.message}`);
    });
    // Deletes Vitest's cache, because it remembers the exports of packages and ignores changes of their package.json.
    rmSync(repositoryPath('node_modules/.vitest-cache'), { recursive: true, force: true });
  });
}
