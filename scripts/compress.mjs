import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { onceFor, repositoryPath } from './paths.mjs';

/** The folders of files that browsers fetch. A build empties its folder, and with it the stamp. */
const SERVED = ['public-site/dist/client', 'admin/dist'];
const stampOf = (folder) => `${folder}/.compressed`;

const COMPRESSIBLE = /\.(js|css|svg|html|json|txt|webmanifest)$/;
/** Below this size, headers weigh more than compression saves. */
const SMALLEST_BYTES = 600;

export const isCompressed = () => SERVED.every((folder) => existsSync(repositoryPath(stampOf(folder))));

/**
 * Writes a `.br` and a `.gz` copy beside every text file that browsers fetch, at their best quality: ten seconds of a processor. The server
 * sends a copy as soon as it is there.
 */
export async function compressBuilds() {
  for (const folder of SERVED)
    await onceFor('compressed', stampOf(folder), () => compressFiles(repositoryPath(folder)));
}

async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < SMALLEST_BYTES) return;
  await writeWhole(`${path}.br`, await promisify(brotliCompress)(content));
  await writeWhole(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Writes a file that never appears in part to a server that reads the folder, while another command may write the same one. */
async function writeWhole(path, content) {
  const partial = `${path}.${process.pid}`;
  await writeFile(partial, content);
  await rename(partial, path);
}

if (import.meta.main) await compressBuilds();
