import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../startup-error';

const PATIENCE_MS = 30_000;

/**
 * Stops a PostgreSQL server that outlived the Node process that started it (killed with -9), so that a new one can
 * take the data directory. Does nothing when there is none.
 * @param data the cluster's data directory
 * @throws {StartupError} when it does not end within 30 s.
 */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const processId = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!isServing(processId, data)) return disownLock(file);
  process.kill(processId, 'SIGINT');
  const deadline = Date.now() + PATIENCE_MS;
  while (isServing(processId, data)) {
    if (Date.now() > deadline) {
      throw new StartupError(`An earlier PostgreSQL (process ${processId}) still uses ${data} and does not stop.`);
    }
    await delay(20);
  }
  if (existsSync(file)) disownLock(file);
}

/**
 * Lets the next PostgreSQL take over the lock of one that is gone. It would refuse as long as anything has that process
 * number: in a container numbers come again after a restart, and processes nobody waited for keep theirs. Under its
 * parent's number, ours, it takes the lock for a left-over, and still checks that nobody uses the shared memory.
 */
function disownLock(file: string): void {
  const lock = readFileSync(file, 'utf8');
  if (/^\d+\n/.test(lock)) writeFileSync(file, lock.replace(/^\d+/, String(process.pid)));
  else rmSync(file); // Cut short while it was written: its PostgreSQL never came up.
}

/**
 * Whether a process runs and really is a server on this directory: numbers are used again. One that ended but that
 * nobody waited for (PID 1 of a container may never do so) has no command line any more.
 */
const isServing = (processId: number, data: string): boolean =>
  isRunning(processId) && commandLineOf(processId).includes(data);

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

function commandLineOf(processId: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${processId}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(processId)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
