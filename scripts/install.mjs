import { spawnSync } from 'node:child_process';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

/** The last pnpm that runs on Node 20; fetched through npm, so that nobody has to install it. */
const PNPM = 'pnpm@12.21.0';
const ROOMS = [
  '.',
  'brand',
  'supabase',
  'mail',
  'public-site',
  'admin',
  'server',
  'e2e',
  'extras/illustrations',
  'extras/bench',
];

/** Installs the dependencies when the lockfile or a package.json changed since the last time. */
export async function installIfChanged() {
  const manifests = ROOMS.map((room) => `${room}/package.json`);
  const digest = digestOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]);
  await onceFor(digest, 'node_modules/.installed', () => {
    process.stdout.write('Installing dependencies…\n');
    const args = [
      'exec',
      '--yes',
      `--package=${PNPM}`,
      '--',
      'pnpm',
      'install',
      '--frozen-lockfile',
      '--reporter=silent',
    ];
    const { status, error, stderr, stdout } = spawnSync('npm', args, {
      cwd: repositoryPath('.'),
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`Installing failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
  });
}
