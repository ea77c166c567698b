import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import { messageOf } from '@agency-site/process/failures';
import { StartupError } from '@agency-site/process/startup-error';
import { activeSocketFolder } from './postgres-socket';

const LOCK_FILE = 'server.pid';
/** How often the holder of a lock touches its file. */
const HEARTBEAT_MS = 1000;
/** A lock without a heartbeat for this long counts as abandoned, where this process cannot look up its holder. */
const STALE_MS = 5000;

/**
 * Creates the data directory and locks the directory for this process.
 * @param directory absolute path
 * @returns a function that removes the lock, so that another process can take the directory
 * @throws {StartupError} when the directory cannot be written or another process holds its lock.
 */
export async function acquireDataDirectory(directory: string): Promise<() => void> {
  const lock = join(directory, LOCK_FILE);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    await removeStaleLock(lock, directory);
    writeFileSync(lock, `${identityOf(process.pid)} ${pidNamespace()}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`DATA_DIR ${directory} cannot be written: ${messageOf(error)}`);
  }
  const heartbeat = setInterval(() => touch(lock), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(lock, { force: true });
  };
}

async function removeStaleLock(lock: string, directory: string): Promise<void> {
  const holder = await processUsing(directory);
  if (holder)
    throw new StartupError(`DATA_DIR ${directory} is already used by ${holder}: stop it, or choose another DATA_DIR.`);
  rmSync(lock, { force: true });
}

/** Describes the process that uses a data directory, such as "process 12". @returns undefined when it is free, or its holder has ended */
export async function processUsing(directory: string): Promise<string | undefined> {
  const lock = join(directory, LOCK_FILE);
  let content: string;
  try {
    content = readFileSync(lock, 'utf8');
  } catch {
    return undefined; // No lock: the directory is free.
  }
  const [processId = '', started = '', namespace = pidNamespace()] = content.split(' ');
  const inReach = namespace === pidNamespace();
  const isHeld = inReach
    ? identityOf(Number(processId)) === `${processId} ${started}`
    : (await hasHeartbeat(lock)) || (await activeSocketFolder(directory)) !== undefined;
  if (!isHeld) return undefined;
  return inReach ? `process ${processId}` : `process ${processId} of another container`;
}

/**
 * Waits until a lock file is touched again, removed or stale. Its date alone proves nothing, because every date is old after the clock was
 * set ahead, even if the holder of the lock runs.
 */
async function hasHeartbeat(lock: string): Promise<boolean> {
  const last = touchedAt(lock);
  const deadline = performance.now() + STALE_MS;
  while (performance.now() < deadline) {
    await delay(100);
    const touched = touchedAt(lock);
    if (touched !== last) return touched !== undefined;
  }
  return false;
}

const touchedAt = (lock: string): number | undefined => statSync(lock, { throwIfNoEntry: false })?.mtimeMs;

function touch(lock: string): void {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // The lock file was removed by hand: the server keeps running.
  }
}

/**
 * Names the set of processes that this one can see. A container has process numbers of its own (a PID namespace), and a number that is free
 * here may be a live process there. The name contains the boot id, because each boot numbers the namespaces anew. On a system without PID
 * namespaces it is the host name, which usually differs between containers.
 */
function pidNamespace(): string {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Returns a process number and when that process started, because numbers are reused; undefined when there is no such process. */
function identityOf(processId: number): string | undefined {
  if (!Number.isInteger(processId)) return undefined;
  try {
    return `${processId} ${process.platform === 'linux' ? startedOnLinux(processId) : startedElsewhere(processId)}`;
  } catch {
    return undefined;
  }
}

/**
 * Returns the start time in clock ticks since boot, the 22nd field of proc(5) stat. The 2nd field may contain spaces, so fields are counted
 * from its closing parenthesis.
 * @throws when the process has ended, even if its parent has not collected it yet (state Z).
 */
function startedOnLinux(processId: number): string {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') throw new Error('ended');
  return fields[19] ?? '';
}

/** Returns the start time as `ps` prints it, without spaces, because they separate the fields of a lock. */
const startedElsewhere = (processId: number): string =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8', env: { LC_ALL: 'C' } })
    .trim()
    .replace(/\s+/g, '_');
