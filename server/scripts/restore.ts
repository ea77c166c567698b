// Restores a backup into DATA_DIR: `npm run restore FILE`, or the newest of a folder. `-- --force` first moves existing data aside.
import { parseArgs } from 'node:util';
import { namedBackup } from '../src/backup/backup-files';
import {
  embeddedDataDirectory,
  runCommand,
  resolveFromCallerDirectory,
  commandArguments,
} from '../src/core/command-line';
import { loadEmbedded } from '../src/core/embedded';
import { StartupError } from '@agency-site/process/startup-error';

await runCommand(async () => {
  const options = { force: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args: commandArguments, options, allowPositionals: true });
  if (!positionals[0]) throw new StartupError('Name the backup: npm run restore FILE or folder');
  const file = namedBackup(resolveFromCallerDirectory(positionals[0]));
  const dataDirectory = embeddedDataDirectory(process.env);
  const { restoreBackup } = await loadEmbedded();
  const { summary, rows, aside } = await restoreBackup(file, dataDirectory, values.force);
  return [
    `Restored ${file}, the backup of ${summary.takenAt}, into ${dataDirectory}; its database starts and has`,
    ...Object.entries(rows).map(([table, count]) => `  ${table.padEnd(44)} ${count} rows`),
    `  ${summary.pictures} picture files, and the migrations up to ${summary.migrations.at(-1)}`,
    ...(aside ? [`  What was there is in ${aside}`] : []),
  ];
});
