import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedSupabase } from '../../packages/embedded-supabase/src/embedded-supabase';
import { choosePostgresAccount } from '../../packages/embedded-supabase/src/postgres-account';
import { startPostgresServer } from '../../packages/embedded-supabase/src/postgres-server';

/**
 * Makes a temporary database of the migrations, without content.
 * @param work takes the folder of its socket
 */
export async function withMigrations<Result>(work: (socketDirectory: string) => Promise<Result>): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const postgres = await startPostgresServer(join(directory, 'database'), choosePostgresAccount());
    try {
      const supabase = await openEmbeddedSupabase({
        dataDirectory: directory,
        connection: { host: postgres.socketDirectory, username: 'postgres', database: 'postgres', max: 1 },
        siteUrl: 'http://127.0.0.1',
        demo: false,
      });
      await supabase.close();
      return await work(postgres.socketDirectory);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
