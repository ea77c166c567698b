import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

const PACKAGES = ['brand', 'domain', 'import', 'mail'].map((name) => `packages/${name}`);
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'supabase/types.ts', ...PACKAGES];
const EMBEDDED = 'packages/embedded-supabase';

/**
 * The builds: the inputs of each package, and the folders of files that browsers fetch. No build needs the output of another, so the
 * longest ones start first.
 */
const BUILDS = [
  { name: 'admin', inputs: [...SHARED, 'admin'], stamp: 'admin/dist/.built', served: ['admin/dist'] },
  {
    name: 'public-site',
    inputs: [...SHARED, 'public-site', 'demo/illustrations'],
    stamp: 'public-site/dist/.built',
    served: ['public-site/dist/client'],
  },
  {
    name: 'server',
    inputs: [...SHARED, 'packages/process', 'server', 'public-site/src'],
    stamp: 'server/dist/.built',
    served: [],
  },
  {
    name: EMBEDDED,
    inputs: [...SHARED, 'packages/process', EMBEDDED],
    stamp: `${EMBEDDED}/dist/.built`,
    served: [],
  },
  {
    name: 'supabase',
    inputs: ['supabase', 'demo/seed', 'packages/domain', 'packages/import'],
    stamp: 'supabase/.temp/built',
    served: [],
  },
];

/**
 * Builds the packages that changed since their last build, as many at once as there are cores.
 * @param withoutEmbedded leaves the embedded Supabase out
 * @throws when a build fails, after running builds have ended
 */
export async function buildChanged(withoutEmbedded) {
  const waiting = BUILDS.filter(({ name }) => !withoutEmbedded || name !== EMBEDDED);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await buildIfChanged(next);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: availableParallelism() }, work));
  for (const { reason } of outcomes) if (reason) throw reason;
}

const buildIfChanged = ({ name, inputs, stamp, served }) =>
  onceFor(digestOf(inputs), stamp, async () => {
    process.stdout.write(`Building ${name}…\n`);
    await build(name);
    for (const folder of served) await compressFiles(repositoryPath(folder));
  });

/** Runs the package's own `build` script. */
const build = (name) =>
  new Promise((resolve, reject) => {
    const options = {
      cwd: repositoryPath(name),
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: Infinity,
      shell: process.platform === 'win32',
    };
    execFile('npm', ['run', 'build', '--silent'], options, (error, stdout, stderr) =>
      error ? reject(new Error(`Building ${name} failed:\n${stdout}${stderr}`)) : resolve(),
    );
  });

const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;
/** Below this size, headers weigh more than compression saves. */
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
