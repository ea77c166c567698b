import { createWriteStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { appliedMigrations } from '../migrations';
import { copyCluster } from './base-backup';
import { savedEntries, summaryFile, type BackupSummary } from './contents';
import { queryAsOwner, withDatabase } from './database-access';
import { recordBackup } from '@agency-site/process/data-directory-files';
import { countRows } from './row-counts';

/**
 * Writes a data directory into one file, a compressed tar archive, whether the server runs or not. The file appears once it is complete,
 * and replaces one of the same name.
 * @param file absolute path
 * @throws {StartupError} when there is no database
 */
export async function writeBackup(dataDirectory: string, file: string) {
  const unfinished = `${file}.partial`;
  try {
    const summary = await withDatabase(dataDirectory, async (socketDirectory) => {
      const archive = pack();
      const writing = pipeline(archive, createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
      const filling = fill(archive, dataDirectory, socketDirectory).catch((error: Error) => {
        archive.destroy(error);
        throw error;
      });
      return (await Promise.all([filling, writing]))[0];
    });
    await rename(unfinished, file);
    const { size: bytes } = await stat(file);
    recordBackup(dataDirectory, { takenAt: summary.takenAt, bytes });
    return { bytes, summary };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(archive: Pack, dataDirectory: string, socketDirectory: string): Promise<BackupSummary> {
  const takenAt = new Date().toISOString();
  await addFile(archive, savedEntries.keys, await readFile(join(dataDirectory, savedEntries.keys)));
  const [migrations, rowsBefore] = await queryAsOwner(socketDirectory, async (database) => [
    await appliedMigrations(database),
    await countRows(database),
  ]);
  // The backup copies pictures before the database, because somebody may delete one meanwhile, and again after it, because somebody may add
  // one: so each row of the copy has its picture.
  const pictures = new Set<string>();
  await addPictures(archive, dataDirectory, pictures);
  await copyCluster(socketDirectory, async (entry) => {
    const { name, type, mode, size } = entry.header;
    await pipeline(entry, archive.entry({ name: posix.join(savedEntries.database, name), type, mode, size }));
  });
  const rowsAfter = await queryAsOwner(socketDirectory, countRows);
  await addPictures(archive, dataDirectory, pictures);
  const summary = { takenAt, migrations, rowsBefore, rowsAfter, pictures: pictures.size };
  await addFile(archive, summaryFile, JSON.stringify(summary, null, 2));
  archive.finalize();
  return summary;
}

const addFile = (archive: Pack, name: string, content: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
  });

/** Adds the pictures, originals and files that are not in `added` yet, except unfinished uploads, whose names begin with a dot. */
async function addPictures(archive: Pack, dataDirectory: string, added: Set<string>): Promise<void> {
  for (const bucket of [savedEntries.media, savedEntries.originals, savedEntries.files]) {
    const files = await readdir(join(dataDirectory, bucket)).catch(() => []);
    for (const name of files.filter((file) => !file.startsWith('.')).map((file) => posix.join(bucket, file))) {
      const file = added.has(name) ? undefined : await open(join(dataDirectory, name)).catch(() => undefined);
      if (!file) continue; // Deleted since the folder was listed.
      const { size } = await file.stat();
      await pipeline(file.createReadStream(), archive.entry({ name, mode: 0o600, size }));
      added.add(name);
    }
  }
}
