// Writes a backup of DATA_DIR, whether the server runs or not: `npm run backup [FILE or folder] [-- --keep N]`.
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { isBackupFile, deleteOldBackups, newBackupFile } from '../src/backup/backup-files';
import {
  embeddedDataDirectory,
  megabytes,
  runCommand,
  resolveFromCallerDirectory,
  commandArguments,
} from '../src/core/command-line';
import { loadEmbedded } from '../src/core/embedded';
import { StartupError } from '@agency-site/process/startup-error';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: commandArguments,
    options: { keep: { type: 'string' } },
    allowPositionals: true,
  });
  const place = resolveFromCallerDirectory(positionals[0] ?? 'backups');
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new StartupError(`--keep takes a whole number from 1, not "${values.keep}".`);
  if (keep && isBackupFile(place)) throw new StartupError('--keep goes with a folder of backups, not a file.');
  const file = isBackupFile(place) ? place : newBackupFile(place, new Date());
  const dataDirectory = embeddedDataDirectory(process.env);
  const { writeBackup } = await loadEmbedded();
  const { bytes, summary } = await writeBackup(dataDirectory, file);
  const tables = Object.keys(summary.rowsAfter).length;
  return [
    `Backup ${file}: ${megabytes(bytes)}, ${tables} tables, ${summary.pictures} picture files`,
    ...(keep ? deleteOldBackups(dirname(file), keep).map((name) => `  removed ${name}`) : []),
  ];
});
