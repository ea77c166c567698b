import { mediaBucket, originalsBucket } from '@agency/domain/media';
import { keysFile } from '@agency/process/data-directory-files';
import type { RowCounts } from './row-counts';

/** What a data directory holds for good (the rest is locks, sockets and links), by the same names in a backup. */
export const keptEntries = {
  media: mediaBucket,
  originals: originalsBucket,
  keys: keysFile,
  database: 'data',
} as const;

/** The last file of a backup, which a backup that was cut short does not have. */
export const summaryFile = 'backup.json';

/** What a backup says about itself. */
export interface BackupSummary {
  readonly takenAt: string;
  /** Versions of the migrations that the database has. */
  readonly migrations: readonly string[];
  readonly rowsBefore: RowCounts;
  readonly rowsAfter: RowCounts;
  readonly pictures: number;
}
