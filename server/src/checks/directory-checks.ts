import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingOf } from '@agency-site/domain/system-state';
import { messageOf } from '@agency-site/process/failures';
import { keysFile, lastBackup } from '@agency-site/process/data-directory-files';
import { loadEmbedded } from '../core/embedded';
import { levelOf } from './machine-checks';

const DAY_MS = 24 * 60 * 60_000;
/** A single missed nightly backup is no problem. */
const BACKUP_DAYS = 2;

/** Checks whether the data directory is usable, and who uses it. */
export async function checkDirectory(path: string): Promise<FindingOf<'directory'>> {
  try {
    if (isMissing(path)) return isNew(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    if (readdirSync(path).length === 0) return isNew(path);
    const { processUsing } = await loadEmbedded();
    const holder = await processUsing(path);
    const state = holder ? 'used' : 'free';
    return { check: 'directory', level: 'good', facts: { path, state, reason: holder ?? '' } };
  } catch (error) {
    return { check: 'directory', level: 'bad', facts: { path, state: 'unusable', reason: messageOf(error) } };
  }
}

const isNew = (path: string): FindingOf<'directory'> => ({
  check: 'directory',
  level: 'warning',
  facts: { path, state: 'new', reason: '' },
});

/**
 * With `throwIfNoEntry: false`, statSync would report a path through a file as missing: findings/stat-calls-a-file-on-the-way-missing.sh.
 * @throws when the path cannot be read, for example because it leads through a file
 */
function isMissing(path: string): boolean {
  try {
    statSync(path);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Checks the secret that signs sessions: without it everybody is signed out, and a person who reads it becomes an administrator. */
export function checkKeys(dataDirectory: string): FindingOf<'keys'> {
  const state = stateOfKeys(join(dataDirectory, keysFile));
  return {
    check: 'keys',
    level: levelOf(state === 'missing' || state === 'broken', state !== 'kept'),
    facts: { state },
  };
}

function stateOfKeys(file: string): FindingOf<'keys'>['facts']['state'] {
  try {
    const mode = statSync(file).mode & 0o077;
    const { jwtSecret } = JSON.parse(readFileSync(file, 'utf8')) as { jwtSecret?: unknown };
    if (typeof jwtSecret !== 'string' || jwtSecret.length < 32) return 'broken';
    return mode && process.platform !== 'win32' ? 'readable by others' : 'kept';
  } catch {
    return existsSync(file) ? 'broken' : 'missing';
  }
}

export function checkBackup(dataDirectory: string, now = Date.now()): FindingOf<'backup'> {
  const last = lastBackup(dataDirectory);
  // A backup with a date in the future was taken while the clock was ahead, so nobody knows its age.
  const isOld = !last || Math.abs(now - Date.parse(last.takenAt)) > BACKUP_DAYS * DAY_MS;
  const facts = { takenAt: last?.takenAt ?? null, bytes: last?.bytes ?? 0 };
  return { check: 'backup', level: levelOf(false, isOld), facts };
}
