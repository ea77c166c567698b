import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hiddenFile } from '../http/static-files';
import { repositoryPath } from '@agency-site/process/repository-root';

/** The builds of both applications, and the paths that serve them. Documents are rendered instead, and hosts compress by themselves. */
const BUILDS = [
  { directory: 'public-site/dist/client', prefix: '' },
  { directory: 'admin/dist', prefix: 'admin/' },
] as const;
const LEFT_OUT = /\.(br|gz|html)$/;

/** Returns the scripts, styles, fonts and drawings of both builds, by their path in the site. */
export async function builtFiles(): Promise<[path: string, content: Buffer][]> {
  const found = BUILDS.flatMap(({ directory, prefix }) =>
    readdirSync(repositoryPath(directory), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, name: file.slice(repositoryPath(directory).length + 1).replaceAll('\\', '/') }))
      .filter(({ name }) => !LEFT_OUT.test(name) && !hiddenFile.test(`/${name}`))
      .map(({ file, name }) => ({ file, path: prefix + name })),
  );
  return Promise.all(found.map(async ({ file, path }) => [path, await readFile(file)]));
}
