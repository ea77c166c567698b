import type * as embeddedSupabase from '@agency-site/embedded-supabase';
import { repositoryPath } from '@agency-site/process/repository-root';

/** The package's source if this file runs from source, else the package's own build, because the server's bundle does not contain it. */
const entry = import.meta.url.endsWith('.ts') ? 'src/index.ts' : 'dist/index.js';

/** Loads the embedded Supabase. An installation on a hosted project never calls this function, and may lack the package. */
export const loadEmbedded = async (): Promise<typeof embeddedSupabase> =>
  (await import(/* @vite-ignore */ repositoryPath(`packages/embedded-supabase/${entry}`))) as typeof embeddedSupabase;
