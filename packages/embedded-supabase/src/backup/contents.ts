import { filesBucket } from '@agency-site/domain/files';
import { mediaBucket, originalsBucket } from '@agency-site/domain/media';
import { keysFile } from '@agency-site/process/data-directory-files';
import type { RowCounts } from './row-counts';

/** Entries of a data directory that a backup saves, under the same names. The others are locks, sockets and links. */
export const savedEntries = {
  media: mediaBucket,
  originals: originalsBucket,
  files: filesBucket,
  keys: keysFile,
  database: 'data',
} as const;

/** The last file of a backup; a truncated backup does not have it. */
export const summaryFile = 'backup.json';

/** The description that a backup stores beside the data. */
export interface BackupSummary {
  readonly takenAt: string;
  /** Versions of the migrations that the database has. */
  readonly migrations: readonly string[];
  readonly rowsBefore: RowCounts;
  readonly rowsAfter: RowCounts;
  readonly pictures: number;
}
