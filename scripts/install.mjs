import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { digestOf, isDone, onceFor, repositoryPath } from './paths.mjs';

/** The last pnpm that runs on Node 20; fetched through npm, so that nobody has to install it. */
const PNPM = 'pnpm@12.21.0';

/** What an installation with an embedded Supabase was last made of, and one without. */
const STAMPS = { whole: 'node_modules/.installed', hosted: 'node_modules/.installed-hosted' };
/** Folders of packages. */
const FOLDERS = ['', 'packages/'];

/**
 * Installs the dependencies when the lockfile or a package.json changed since the last time.
 * @param withoutEmbedded leaves out what only an embedded Supabase needs, PostgreSQL first of all; an installation that has it keeps it
 */
export async function installIfChanged(withoutEmbedded) {
  const names = FOLDERS.flatMap((folder) => readdirSync(repositoryPath(`./${folder}`)).map((name) => folder + name));
  const manifests = names.map((name) => `${name}/package.json`);
  const digest = digestOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  const isPart = withoutEmbedded && !isDone(digest, STAMPS.whole);
  await onceFor(digest, isPart ? STAMPS.hosted : STAMPS.whole, () => {
    process.stdout.write('Installing dependencies…\n');
    const args = `exec --yes --package=${PNPM} -- pnpm install --frozen-lockfile --reporter=silent`.split(' ');
    if (isPart) args.push('--filter=!@agency/embedded-supabase');
    const { status, error, stderr, stdout } = spawnSync('npm', args, {
      cwd: repositoryPath('.'),
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    });
    // Vitest keeps in it where packages export what, and looks at no manifest again.
    rmSync(repositoryPath('node_modules/.experimental-vitest-cache'), { recursive: true, force: true });
    if (status !== 0) throw new Error(`Installing failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
  });
}
