import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@agency-site/process/startup-error';

const ENDING = '.tar.gz';
const OWN_NAME = /^backup-\d{8}T\d{6}Z\.tar\.gz(\.partial)?$/;

/** Whether a name on the command line is that of one file, not that of a folder of backups. */
export const isBackupFile = (path: string): boolean => path.endsWith(ENDING);

/** Returns the path of a new backup, named after the time, in a folder that is created when missing. */
export function newBackupFile(folder: string, time: Date): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `backup-${time.toISOString().replaceAll(/[-:]|\.\d+/g, '')}${ENDING}`);
}

/** Finds the backup that somebody named: a file, or the newest one of a folder. @throws {StartupError} when there is neither */
export function namedBackup(path: string): string {
  if (!existsSync(path)) throw new StartupError(`There is no file or folder ${path}.`);
  if (!statSync(path).isDirectory()) return path;
  const newest = readdirSync(path)
    .filter((name) => OWN_NAME.test(name) && isBackupFile(name))
    .toSorted()
    .at(-1);
  if (!newest) throw new StartupError(`The folder ${path} has no backup-….tar.gz: name a file.`);
  return join(path, newest);
}

/** Deletes a folder's oldest backups and older unfinished ones; files with other names stay. @returns the deleted names */
export function deleteOldBackups(folder: string, count: number): string[] {
  const names = readdirSync(folder).filter((name) => OWN_NAME.test(name));
  const whole = names.filter(isBackupFile).toSorted();
  const newest = whole.at(-1) ?? '';
  const old = [
    ...whole.slice(0, Math.max(0, whole.length - count)),
    ...names.filter((name) => !isBackupFile(name) && name < newest),
  ];
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old;
}
