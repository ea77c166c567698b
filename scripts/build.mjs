import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

const PACKAGES = ['brand', 'domain', 'import', 'mail'].map((name) => `packages/${name}`);
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'supabase/types.ts', ...PACKAGES];
const EMBEDDED = 'packages/embedded-supabase';

/** What is built, in order: each room's inputs, and the folders of files that browsers fetch. */
const ROOMS = [
  {
    name: 'supabase',
    inputs: ['supabase', 'demo/seed', 'packages/domain', 'packages/import'],
    stamp: 'supabase/.temp/built',
    served: [],
  },
  {
    name: 'public-site',
    inputs: [...SHARED, 'public-site', 'demo/illustrations'],
    stamp: 'public-site/dist/.built',
    served: ['public-site/dist/client'],
  },
  { name: 'admin', inputs: [...SHARED, 'admin'], stamp: 'admin/dist/.built', served: ['admin/dist'] },
  {
    name: EMBEDDED,
    inputs: [...SHARED, 'packages/process', EMBEDDED],
    stamp: `${EMBEDDED}/dist/.built`,
    served: [],
  },
  {
    name: 'server',
    inputs: [...SHARED, 'packages/process', 'server', 'public-site/src'],
    stamp: 'server/dist/.built',
    served: [],
  },
];

/**
 * Builds the rooms whose sources changed since their last build.
 * @param withoutEmbedded leaves the embedded Supabase out
 */
export async function buildChanged(withoutEmbedded) {
  for (const { name, inputs, stamp, served } of ROOMS) {
    if (withoutEmbedded && name === EMBEDDED) continue;
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

const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;
/** Below this, headers weigh more than what is saved. */
const SMALLEST_BYTES = 600;

/** Writes a `.br` and a `.gz` copy beside every text file of a folder, at their best quality. */
async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const content = await readFile(path);
        if (content.length < SMALLEST_BYTES) return;
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}
