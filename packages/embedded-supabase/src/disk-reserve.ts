import { randomBytes } from 'node:crypto';
import { statfs, stat, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { logFailure } from '@agency-site/process/failures';

/** Space for PostgreSQL to carry out a deletion, including a segment of its log (16 MB). */
const RESERVE_BYTES = 32 * 1024 * 1024;
/** With less free space than this, the disk counts as full. */
const LOW_BYTES = 8 * 1024 * 1024;
const EVERY_MS = 30_000;

/** Error codes of the file system and of PostgreSQL for a full disk or an exhausted quota. */
const NO_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

export interface DiskReserve {
  /** Checks the disk now. It counts as full while it has no space for the reserve file. */
  isFull(): Promise<boolean>;
  /** Checks the disk after a failed write. If the write lacked space, the disk counts as full: free blocks do not show a quota. */
  noteFailure(error: unknown): void;
  stop(): void;
}

/**
 * Keeps a reserve file, and deletes it when the disk is full, so that administrators can still delete content. It writes the file again
 * once there is space for two of them. The first check happens at once, so that a start on a full disk gets the space of the reserve.
 * @param directory need not exist yet
 * @param freeBytes returns the space that is free for an ordinary account
 */
export async function keepDiskReserve(directory: string, freeBytes = freeBytesOf): Promise<DiskReserve> {
  const reserve = join(directory, 'reserve');
  let full = false;
  const tell = (): void => {
    if (!full) process.stderr.write(`The disk of ${directory} is full: free some space.\n`);
    full = true;
  };
  const look = async (writeFailed: boolean): Promise<void> => {
    const free = await freeBytes(directory);
    if (free === undefined) return;
    const isKept = await exists(reserve);
    const enough = full ? 2 * RESERVE_BYTES : RESERVE_BYTES + LOW_BYTES;
    if (writeFailed || free < (isKept ? LOW_BYTES : enough)) {
      tell();
      await rm(reserve, { force: true });
    } else if (isKept || (await writeReserve(reserve))) full = false;
    else tell();
  };
  let looks = Promise.resolve();
  /** Runs one check after the other, so that none writes the file that the next one deletes. */
  const lookInTurn = (writeFailed = false): Promise<void> =>
    (looks = looks.then(() => logFailure('The disk cannot be looked at', () => look(writeFailed))));
  const timer = setInterval(() => void lookInTurn(), EVERY_MS);
  timer.unref();
  await lookInTurn();
  return {
    isFull: () => lookInTurn().then(() => full),
    noteFailure: (error) => {
      if (NO_SPACE.has((error as { code?: unknown } | null)?.code)) void lookInTurn(true);
    },
    stop: () => clearInterval(timer),
  };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Writes bytes that no file system can compress. @returns whether there was space */
async function writeReserve(path: string): Promise<boolean> {
  try {
    await writeFile(path, await promisify(randomBytes)(RESERVE_BYTES), { mode: 0o600 });
    return true;
  } catch (error) {
    await rm(path, { force: true });
    if (!NO_SPACE.has((error as NodeJS.ErrnoException).code)) throw error;
    return false;
  }
}

/** @returns undefined while the directory does not exist */
async function freeBytesOf(directory: string): Promise<number | undefined> {
  if (!(await exists(directory))) return undefined;
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
