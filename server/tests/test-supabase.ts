import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { clientOf, type Call } from './api-client';
import { createDatabase, dropDatabase } from './cluster';
import { serveSupabase, type TestSupabase } from './served-supabase';

/** Starts the API for a test file, on a database of its own in the shared cluster; it runs during the file's tests and later hooks. */
export function useTestSupabase(): TestSupabase {
  const supabase = {} as TestSupabase;
  beforeAll(async () => void Object.assign(supabase, await startTestSupabase()));
  afterAll(() => supabase.stop());
  return supabase;
}

/** Returns a client of that API with an account's session, which it opens before the file's tests. */
export function useClient(supabase: TestSupabase, kind: Parameters<TestSupabase['signIn']>[0]): Call {
  let client: Call = clientOf(supabase);
  beforeAll(async () => void (client = clientOf(supabase, await supabase.signIn(kind))));
  return (...request) => client(...request);
}

/** Starts the API for a test file, with the client of an administrator. */
export function useAdministrator(): { readonly supabase: TestSupabase; readonly administrator: Call } {
  const supabase = useTestSupabase();
  return { supabase, administrator: useClient(supabase, 'administrator') };
}

/** Starts the API on a database of its own in the shared cluster; the caller has to call `stop()`. */
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
