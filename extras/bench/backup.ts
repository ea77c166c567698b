import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { printFigures } from './table';

const run = promisify(execFile);

/**
 * A backup of the running server, restored beside it.
 * @param content what its database holds, for the table
 */
export async function benchBackup(dataDirectory: string, content: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'));
  const backup = await timeOf('backup', dataDirectory, [folder]);
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const restore = await timeOf('restore', mkdtempSync(join(tmpdir(), 'bench-restore-')), [file]);
  printFigures(`Backup of ${content}, the server running`, [
    { name: 'backup', value: backup, unit: 's', budget: { most: 60 } },
    { name: 'file', value: statSync(file).size / 1e6, unit: 'MB' },
    { name: 'restored and checked', value: restore, unit: 's', budget: { most: 60 } },
  ]);
}

async function timeOf(command: 'backup' | 'restore', dataDirectory: string, words: string[]): Promise<number> {
  const begun = performance.now();
  const built = fileURLToPath(new URL(`../../server/dist/${command}.js`, import.meta.url));
  await run(process.execPath, [built, ...words], { env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory } });
  return (performance.now() - begun) / 1000;
}
