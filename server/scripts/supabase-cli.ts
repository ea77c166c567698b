import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from '@agency-site/process/repository-root';

/** Returns the address of a database on a server that listens on a socket, for the CLI. */
export const socketAddress = (socketDirectory: string, database: string): string =>
  `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socketDirectory)}&sslmode=disable`;

/** Runs the official Supabase CLI with a temporary HOME, because it writes there. @returns its output */
export async function runSupabaseCli(...words: readonly string[]): Promise<string> {
  const manifest = createRequire(repositoryPath('supabase/cli/package.json')).resolve('supabase/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { supabase: string } };
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(dirname(manifest), bin.supabase), ...words, '--agent=no'],
      {
        cwd: home,
        env: { PATH: process.env['PATH'], HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' },
        maxBuffer: Infinity,
      },
    );
    return stdout;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
