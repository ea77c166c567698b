import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the embedded Supabase's keys, in the data directory. */
export const keysFile = 'keys.json';

/** In the data directory: when it was last backed up. Not in a backup. */
const FILE = 'last-backup.json';

/** The last backup that became whole, wherever it is now. */
export interface LastBackup {
  readonly takenAt: string;
  readonly bytes: number;
}

export function noteBackup(dataDirectory: string, { takenAt, bytes }: LastBackup): void {
  writeFileSync(join(dataDirectory, FILE), JSON.stringify({ takenAt, bytes }), { mode: 0o600 });
}

/** Undefined when there was none, or none since this is noted. */
export function lastBackup(dataDirectory: string): LastBackup | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDirectory, FILE), 'utf8')) as LastBackup;
  } catch {
    return undefined;
  }
}
