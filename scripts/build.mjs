import { spawnSync } from 'node:child_process';
import { compressFiles } from './compress.mjs';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'brand', 'supabase/src', 'mail/src'];

/** What is built, in order: each room's inputs, and the folders of files that browsers fetch. */
const ROOMS = [
  { name: 'supabase', inputs: ['supabase'], stamp: 'supabase/.temp/built', served: [] },
  {
    name: 'public-site',
    inputs: [...SHARED, 'public-site'],
    stamp: 'public-site/dist/.built',
    served: ['public-site/dist/client'],
  },
  { name: 'admin', inputs: [...SHARED, 'admin'], stamp: 'admin/dist/.built', served: ['admin/dist'] },
  { name: 'server', inputs: [...SHARED, 'server', 'public-site/src'], stamp: 'server/dist/.built', served: [] },
];

/** Builds the rooms whose sources changed since their last build. */
export async function buildChanged() {
  for (const { name, inputs, stamp, served } of ROOMS) {
    await onceFor(digestOf(inputs), stamp, async () => {
      process.stdout.write(`Building ${name}…\n`);
      build(name);
      for (const folder of served) await compressFiles(repositoryPath(folder));
    });
  }
}

/** Runs the room's own `build` script. */
function build(name) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: repositoryPath(name),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Building ${name} failed:\n${stdout}${stderr}`);
}
