import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import { extract, type Extract } from 'tar-stream';

/** A file or folder of an archive. */
export type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/**
 * Copies the files of a running PostgreSQL by its own protocol (BASE_BACKUP, as pg_basebackup does), with the
 * write-ahead log that makes the copy consistent. PostgreSQL leaves out locks and unlogged rows, and verifies checksums.
 * @param socketDirectory folder of the server's socket
 * @param onEntry called with each file and folder in turn; it must read the entry to its end
 */
export async function copyCluster(socketDirectory: string, onEntry: (entry: Entry) => Promise<void>): Promise<void> {
  const sender = postgres({
    host: socketDirectory,
    username: 'postgres',
    max: 1,
    fetch_types: false,
    connection: { replication: 'true' },
    // PostgreSQL warns that nothing archives its log; the copy contains the log that it needs.
    onnotice: () => undefined,
  });
  try {
    // Keeps PostgreSQL from recycling the log that it writes during the copy; the slot ends with the connection.
    await sender.unsafe(`CREATE_REPLICATION_SLOT "backup_${process.pid}" TEMPORARY PHYSICAL (RESERVE_WAL)`);
    const messages = await sender
      .unsafe("BASE_BACKUP (LABEL 'backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no')")
      .readable();
    const entries = extract();
    await Promise.all([pipeline(messages, archiveOf(), entries), readEntries(entries, onEntry)]);
  } finally {
    await sender.end({ timeout: 1 });
  }
}

async function readEntries(entries: AsyncIterable<Entry>, onEntry: (entry: Entry) => Promise<void>): Promise<void> {
  for await (const entry of entries) await onEntry(entry);
}

const ARCHIVE_DATA = 'd'.charCodeAt(0);

/**
 * Extracts the tar archive from the messages of BASE_BACKUP, each of which begins with a letter for its kind. Each chunk of the stream is
 * one message, because postgres.js writes them one at a time.
 */
const archiveOf = (): Transform =>
  new Transform({
    transform(message: Buffer, _encoding, done) {
      if (message[0] === ARCHIVE_DATA) done(null, message.subarray(1));
      else done();
    },
  });
