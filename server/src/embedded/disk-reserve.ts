import { statfs, stat, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orLog } from '../core/failures';

/** Room for PostgreSQL to write what a deletion takes, a segment of its log (16 MB) included. */
const RESERVE_BYTES = 32 * 1024 * 1024;
/** The disk is full for us when less than this is free. */
const LOW_BYTES = 8 * 1024 * 1024;
const EVERY_MS = 30_000;

/**
 * Keeps a file that is given up when the disk is full, so that administrators can still delete; it is written again
 * once there is room for it twice.
 * @param freeBytes what is free for an ordinary account
 */
export function keepDiskReserve(directory: string, freeBytes = freeBytesOf) {
  const reserve = join(directory, 'reserve');
  let full = false;
  const check = async (): Promise<void> => {
    const free = await freeBytes(directory);
    const isKept = await stat(reserve).then(
      () => true,
      () => false,
    );
    // What the reserve gave up is room for making room: the disk stays full until there is more.
    if (free < LOW_BYTES || (full && free < 2 * RESERVE_BYTES)) {
      if (!full) process.stderr.write(`The disk of ${directory} is full: free some space.\n`);
      full = true;
      if (isKept) await rm(reserve, { force: true });
      return;
    }
    full = false;
    if (!isKept && free > 2 * RESERVE_BYTES) await writeFile(reserve, new Uint8Array(RESERVE_BYTES), { mode: 0o600 });
  };
  const timer = setInterval(() => void orLog('The disk cannot be looked at', check), EVERY_MS);
  timer.unref();
  return {
    /** Whether the disk was full when it was last looked at. */
    isFull: () => full,
    check,
    stop: () => clearInterval(timer),
  };
}

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
