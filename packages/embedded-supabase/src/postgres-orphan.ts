import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '@agency-site/process/startup-error';

const STOP_TIMEOUT_MS = 30_000;

/**
 * Stops a PostgreSQL server whose parent, the Node process, was killed with -9, so that a new server can use the data
 * directory. Does nothing when there is no such server.
 * @param data the cluster's data directory
 * @throws {StartupError} when the server does not exit within 30 s.
 */
export async function stopOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const processId = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!isServing(processId, data)) return markLockStale(file);
  process.kill(processId, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while (isServing(processId, data)) {
    if (performance.now() > deadline) {
      throw new StartupError(`An earlier PostgreSQL (process ${processId}) still uses ${data} and does not stop.`);
    }
    await delay(20);
  }
  if (existsSync(file)) markLockStale(file);
}

/**
 * Rewrites the lock file of a PostgreSQL that has ended, so that the next one starts. PostgreSQL refuses to start while any process has the
 * number in that file: a container reuses numbers after a restart, and a zombie keeps its own. PostgreSQL ignores a lock with the number of
 * its own parent, which is this process, and still checks the shared memory.
 */
function markLockStale(file: string): void {
  const lock = readFileSync(file, 'utf8');
  const stale = lock.replace(/^\d+/, String(process.pid)).replace(/\nready\s*$/, '\nstopping\n');
  if (/^\d+\n/.test(lock)) writeFileSync(file, stale);
  else rmSync(file); // Truncated while it was written: that PostgreSQL never started.
}

/**
 * Whether a process runs and its command line names this directory, because process numbers are reused. A zombie (PID 1
 * of a container may never reap its children) has no command line.
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
