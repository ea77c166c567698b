import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '@agency-site/process/startup-error';

/**
 * Makes a folder contain these files and no others. It does not touch unchanged files, so that an upload to a host sends only the changes.
 * @param files by path, with `/`
 * @param mark the name of a file that every folder written here has
 * @throws {StartupError} for a folder of something else, whose files it would delete
 */
export async function writeFolder(directory: string, files: ReadonlyMap<string, Uint8Array>, mark: string) {
  const before = existsSync(directory)
    ? (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    : [];
  const former = before.map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  if (former.length > 0 && !former.includes(mark))
    throw new StartupError(`${directory} holds other files: name a new folder, or an empty one.`);
  let written = 0;
  for (const [path, content] of files) {
    const file = join(directory, path);
    const current = await readFile(file).catch(() => undefined);
    if (current?.equals(content)) continue;
    await mkdir(dirname(file), { recursive: true });
    // All at once or not at all, because a host may read the folder meanwhile.
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
    written += 1;
  }
  const gone = former.filter((path) => !files.has(path));
  await Promise.all(gone.map((path) => rm(join(directory, path))));
  return { written, removed: gone.length };
}
