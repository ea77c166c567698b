import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { digestOf, onceFor, repositoryPath } from './paths.mjs';

const PACKAGES = ['brand', 'domain', 'import', 'mail'].map((name) => `packages/${name}`);
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'supabase/types.ts', ...PACKAGES];
const EMBEDDED = 'packages/embedded-supabase';

/** The builds, and the inputs of each. No build needs the output of another, so the longest ones start first. */
const BUILDS = [
  { name: 'admin', inputs: [...SHARED, 'admin'], stamp: 'admin/dist/.built', served: ['admin/dist'] },
  {
    name: 'public-site',
    inputs: [...SHARED, 'public-site', 'demo/illustrations'],
    stamp: 'public-site/dist/.built',
  },
  {
    name: 'server',
    inputs: [...SHARED, 'packages/process', 'server', 'public-site/src'],
    stamp: 'server/dist/.built',
  },
  {
    name: EMBEDDED,
    inputs: [...SHARED, 'packages/process', EMBEDDED],
    stamp: `${EMBEDDED}/dist/.built`,
  },
  {
    name: 'supabase',
    inputs: ['supabase', 'demo/seed', 'packages/domain', 'packages/import'],
    stamp: 'supabase/.temp/built',
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

const buildIfChanged = ({ name, inputs, stamp }) =>
  onceFor(`${process.version} ${digestOf(inputs)}`, stamp, async () => {
    process.stdout.write(`Building ${name}…\n`);
    await build(name);
  });

/** Runs the package's own `build` script, by Node itself: npm takes half a second to start. */
const build = (name) =>
  new Promise((resolve, reject) => {
    const options = {
      cwd: repositoryPath(name),
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: Infinity,
    };
    execFile(process.execPath, ['--run', 'build'], options, (error, stdout, stderr) =>
      error ? reject(new Error(`Building ${name} failed:\n${stdout}${stderr}`)) : resolve(),
    );
  });
