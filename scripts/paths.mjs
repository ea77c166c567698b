import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns the absolute path of a file or folder of the repository. */
export const repositoryPath = (path) => fileURLToPath(new URL(path, new URL('../', import.meta.url)));

const PRODUCED = new Set(['node_modules', 'dist', '.temp', 'test-results', 'seed.sql']);

/** Returns a digest of the files at these paths (folders included), to notice changes; a copy elsewhere has the same digest. */
export function digestOf(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) {
      hash.update(relative(repositoryPath('.'), path)).update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).toSorted()) if (!PRODUCED.has(name)) add(join(path, name));
  };
  for (const path of paths) add(repositoryPath(path));
  return hash.digest('hex');
}

/** Runs a task unless the stamp file says that it already ran for this digest. */
export async function onceFor(digest, stamp, work) {
  const file = repositoryPath(stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, digest);
}
