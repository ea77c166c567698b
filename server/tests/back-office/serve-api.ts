import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureAdministrator } from '../../../packages/embedded-supabase/src/administrators';
import { storeSpecialRows } from './special-rows';
import { openTestSupabase } from '../served-supabase';

/** An owner, who sees every list. */
const account = { email: 'administrator@example.fr', password: 'correct horse battery staple' };

declare module 'vitest' {
  interface ProvidedContext {
    readonly api: { readonly supabaseUrl: string; readonly publishableKey: string; readonly account: typeof account };
  }
}

/** Vitest's global set-up: the embedded API in a process without a document, with rows of every table. */
export default async function serveApi(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'lists-'));
  const supabase = await openTestSupabase(directory);
  const { database, url, keys } = supabase;
  await ensureAdministrator(database, account.email, account.password, 4);
  await storeSpecialRows(database);
  project.provide('api', { supabaseUrl: url, publishableKey: keys.publishableKey, account });
  return async () => {
    await supabase.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
