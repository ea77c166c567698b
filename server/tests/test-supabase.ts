import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './cluster';
import { serveSupabase, type TestSupabase } from './served-supabase';

/** Starts the API for a test file, on a database of its own in the shared cluster; call `stop()` in afterAll. */
export async function startTestSupabase(): Promise<TestSupabase> {
  const { socketDirectory, template } = inject('cluster');
  const database = `test_${randomUUID()}`;
  const directory = mkdtempSync(join(tmpdir(), 'supabase-test-'));
  await createDatabase(socketDirectory, database, template);
  const supabase = await serveSupabase(directory, socketDirectory, database);
  return {
    ...supabase,
    stop: async () => {
      await supabase.stop();
      await dropDatabase(socketDirectory, database);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
