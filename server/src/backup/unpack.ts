import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartupError } from '../core/startup-error';
import type { Entry } from './base-backup';
import { keptEntries, summaryFile, type BackupSummary } from './contents';

/**
 * Unpacks a backup into a new folder.
 * @returns what the backup says about itself
 * @throws {StartupError} when the file is no backup, or was cut short.
 */
export async function unpack(file: string, folder: string): Promise<BackupSummary> {
  const entries = extract();
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), entries), writeEntries(entries, folder)]);
    return JSON.parse(await readFile(join(folder, summaryFile), 'utf8')) as BackupSummary;
  } catch (error) {
    throw new StartupError(`${file} is not a whole backup: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function writeEntries(entries: AsyncIterable<Entry>, folder: string): Promise<void> {
  for await (const entry of entries) {
    const path = join(folder, entry.header.name);
    if (!path.startsWith(folder + sep)) throw new Error(`${entry.header.name} leads out of it`);
    const isFile = entry.header.type === 'file';
    // PostgreSQL refuses files that others can read.
    await mkdir(isFile ? dirname(path) : path, { recursive: true, mode: 0o700 });
    // PostgreSQL flushes its own files to the disk, all at once, when it starts on them.
    const flush = !entry.header.name.startsWith(`${keptEntries.database}/`);
    if (isFile) await pipeline(entry, createWriteStream(path, { mode: 0o600, flush }));
    else entry.resume();
  }
}
