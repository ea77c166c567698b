import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

/** The last pnpm that runs on Node 20; fetched through npm, so that nobody has to install it. */
const PNPM = 'pnpm@12.21.0';

/** Installs the dependencies when the lockfile or a package.json changed since the last time. */
export async function installIfChanged() {
  const rooms = ['', 'packages/'].flatMap((folder) =>
    readdirSync(repositoryPath(`./${folder}`)).map((name) => folder + name),
  );
  const manifests = rooms.map((room) => `${room}/package.json`);
  const digest = digestOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  await onceFor(digest, 'node_modules/.installed', () => {
    process.stdout.write('Installing dependencies…\n');
    const args = `exec --yes --package=${PNPM} -- pnpm install --frozen-lockfile --reporter=silent`.split(' ');
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
