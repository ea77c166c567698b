import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the embedded Supabase's keys, in the data directory. */
export const keysFile = 'keys.json';

/** The file in the data directory with the time of the last backup. Backups do not contain it. */
const FILE = 'last-backup.json';

/** The last complete backup. Its file may have been moved since. */
export interface LastBackup {
  readonly takenAt: string;
  readonly bytes: number;
}

/** Records a complete backup in the data directory, for the checks of the server. */
export function recordBackup(dataDirectory: string, { takenAt, bytes }: LastBackup): void {
  writeFileSync(join(dataDirectory, FILE), JSON.stringify({ takenAt, bytes }), { mode: 0o600 });
}

/** Returns undefined if no backup is on record. */
export function lastBackup(dataDirectory: string): LastBackup | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, FILE), 'utf8')) as LastBackup;
  } catch {
    return undefined;
  }
}
