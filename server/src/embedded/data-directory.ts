import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../core/startup-error';
import { answeringSocketFolder } from './postgres-socket';
import { identityOf, pidNamespace } from './process-identity';

/** Removes the lock, so that another process can take the data directory. */
export type ReleaseDataDirectory = () => void;

const LOCK_FILE = 'server.pid';
/** How often the holder of a lock touches its file. */
const HEARTBEAT_MS = 1000;
/** A holder whose process cannot be looked up is taken for dead after this long without a heartbeat. */
const STALE_MS = 5000;

/**
 * Creates the data directory and locks the directory for this process.
 * @param directory absolute path
 * @throws {StartupError} when the directory cannot be written or another process holds its lock.
 */
export async function acquireDataDirectory(directory: string): Promise<ReleaseDataDirectory> {
  const lock = join(directory, LOCK_FILE);
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    await removeStaleLock(lock, directory);
    writeFileSync(lock, `${identityOf(process.pid)} ${pidNamespace()}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR ${directory} cannot be written: ${reason}`);
  }
  const heartbeat = setInterval(() => touch(lock), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(lock, { force: true });
  };
}

async function removeStaleLock(lock: string, directory: string): Promise<void> {
  const holder = await holderOf(directory);
  if (holder)
    throw new StartupError(`DATA_DIR ${directory} is already used by ${holder}: stop it, or choose another DATA_DIR.`);
  rmSync(lock, { force: true });
}

/**
 * Who uses a data directory, « process 12 ».
 * @returns undefined when it is free, or its holder has ended
 */
export async function holderOf(directory: string): Promise<string | undefined> {
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
    : (await hasHeartbeat(lock)) || (await answeringSocketFolder(directory)) !== undefined;
  if (!isHeld) return undefined;
  return inReach ? `process ${processId}` : `process ${processId} of another container`;
}

/** Waits until a lock is touched again, is released or is stale. */
async function hasHeartbeat(lock: string): Promise<boolean> {
  const last = touchedAt(lock) ?? 0;
  // A clock that was set back must not make the wait longer.
  const deadline = Math.min(last, Date.now()) + STALE_MS;
  while (Date.now() < deadline) {
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
