import { existsSync, createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, readFile } from 'node:fs/promises';
import { join, dirname, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { messageOf } from '@agency-site/process/failures';
import { acquireDataDirectory } from '../data-directory';
import { refuseLaterSchema } from '@agency-site/process/migration-files';
import { appliedMigrations } from '../migrations';
import { choosePostgresAccount } from '../postgres-account';
import { startPostgresServer } from '../postgres-server';
import { activeSocketFolder } from '../postgres-socket';
import { repositoryPath } from '@agency-site/process/repository-root';
import { StartupError } from '@agency-site/process/startup-error';
import { savedEntries, summaryFile, type BackupSummary } from './contents';
import { queryAsOwner, databaseFolder } from './database-access';
import { countRows, countMismatches, type RowCounts } from './row-counts';
import type { Entry } from './base-backup';

/**
 * Restores a backup into a data directory. First it starts the backup's database beside the current data, and compares its rows with the
 * counts that the backup recorded.
 * @param force moves the current data aside, into the folder that is returned
 * @throws {StartupError} when a server uses the directory, it has data and `force` is false, or the backup is incomplete or of later code
 */
export async function restoreBackup(file: string, dataDirectory: string, force: boolean) {
  const release = await acquireDataDirectory(dataDirectory);
  try {
    const folder = databaseFolder(dataDirectory);
    const arriving = join(folder, 'restoring');
    const places = Object.values(savedEntries).map((name) => ({
      name,
      parent: name === savedEntries.database ? folder : dataDirectory,
    }));
    const present = places.filter(({ parent, name }) => existsSync(join(parent, name)));
    if (present.length > 0 && !force)
      throw new StartupError(
        `DATA_DIR ${dataDirectory} has data: choose another one, or add --force to move it aside.`,
      );
    if (await activeSocketFolder(folder))
      throw new StartupError(`DATA_DIR ${dataDirectory} has a PostgreSQL that still runs: stop it first.`);
    await rm(arriving, { recursive: true, force: true });
    try {
      const summary = await unpack(file, arriving);
      const rows = await startAndCount(arriving, summary);
      const aside = `before-restore-${new Date().toISOString().replaceAll(/[-:]|\..*/g, '')}`;
      for (const { parent, name } of present) await moveTo(join(parent, aside), parent, name);
      // The database comes last: a directory that has its database has everything.
      for (const { parent, name } of places) await moveTo(parent, arriving, name);
      return { summary, rows, aside: present.length > 0 ? join(dataDirectory, aside) : undefined };
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

/** Starts the database of an unpacked backup, and compares its rows with the counts that the backup recorded. */
async function startAndCount(folder: string, summary: BackupSummary): Promise<RowCounts> {
  const server = await startPostgresServer(folder, choosePostgresAccount());
  try {
    const [migrations, rows] = await queryAsOwner(server.socketDirectory, async (database) => [
      await appliedMigrations(database),
      await countRows(database),
    ]);
    refuseLaterSchema(migrations, repositoryPath('supabase/migrations'));
    const wrong = countMismatches(rows, summary.rowsBefore, summary.rowsAfter);
    if (wrong.length > 0) throw new StartupError(`The backup lacks rows: ${wrong.join('; ')}.`);
    return rows;
  } finally {
    await server.stop();
  }
}

async function moveTo(target: string, parent: string, name: string): Promise<void> {
  if (!existsSync(join(parent, name))) return;
  await mkdir(target, { recursive: true, mode: 0o700 });
  await rename(join(parent, name), join(target, name));
}

/** Unpacks a backup into a new folder. @returns its description @throws {StartupError} when the file is no backup, or truncated. */
async function unpack(file: string, folder: string): Promise<BackupSummary> {
  const entries = extract();
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), entries), writeEntries(entries, folder)]);
    return JSON.parse(await readFile(join(folder, summaryFile), 'utf8')) as BackupSummary;
  } catch (error) {
    throw new StartupError(`${file} is not a whole backup: ${messageOf(error)}`);
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
    const flush = !entry.header.name.startsWith(`${savedEntries.database}/`);
    if (isFile) await pipeline(entry, createWriteStream(path, { mode: 0o600, flush }));
    else entry.resume();
  }
}
