import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';

/** Frees the data directory for the next process. */
export type ReleaseDataDirectory = () => void;

/**
 * Creates the data directory and takes it for this process alone.
 * @param directory absolute path
 * @throws {StartupError} when it cannot be written, or another process has it.
 */
export function acquireDataDirectory(directory: string): ReleaseDataDirectory {
  const lock = join(directory, 'server.pid');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeStaleLock(lock, directory);
    writeFileSync(lock, identityOf(process.pid) ?? '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR ${directory} cannot be written: ${reason}`);
  }
  return () => rmSync(lock, { force: true });
}

function removeStaleLock(lock: string, directory: string): void {
  let holder: string;
  try {
    holder = readFileSync(lock, 'utf8');
  } catch {
    return; // No lock: the directory is free.
  }
  const processId = Number.parseInt(holder, 10);
  if (identityOf(processId) === holder) {
    throw new StartupError(
      `DATA_DIR ${directory} is already used by process ${processId}: stop it, or choose another DATA_DIR.`,
    );
  }
  rmSync(lock, { force: true });
}

/** A process number together with when it started, because numbers are reused; undefined when there is none. */
function identityOf(processId: number): string | undefined {
  if (!Number.isInteger(processId)) return undefined;
  try {
    return `${processId} ${process.platform === 'linux' ? startedOnLinux(processId) : startedElsewhere(processId)}`;
  } catch {
    return undefined;
  }
}

/**
 * Clock ticks since boot, the 22nd field of proc(5) stat; the 2nd may hold spaces, so count after its parenthesis.
 * @throws when the process has ended, even if nobody waited for it yet (state Z).
 */
function startedOnLinux(processId: number): string {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') throw new Error('ended');
  return fields[19] ?? '';
}

function startedElsewhere(processId: number): string {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(processId)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  }).trim();
}
