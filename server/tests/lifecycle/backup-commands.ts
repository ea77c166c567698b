import { execFile } from 'node:child_process';
import { repositoryPath } from '@agency-site/process/repository-root';

/** The exit code and the output of a command. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs `npm run backup` or another command on a data directory, without npm. */
export const runCommandOn = (
  command: 'backup' | 'restore' | 'doctor' | 'import' | 'export',
  dataDirectory: string,
  words: readonly string[] = [],
): Promise<CommandResult> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [repositoryPath('scripts/run.mjs'), command, ...words],
      { env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory } },
      (error, output, errors) => resolve({ code: Number(error?.code ?? 0), output, errors: errors.trim() }),
    );
  });
