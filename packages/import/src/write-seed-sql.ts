// Writes seed.sql beside config.toml for the Supabase CLI: `pnpm --filter @agency-site/supabase build`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSeedContent, seedDirectoryIn } from './seed-content';
import { seedSql } from './seed-sql';

const root = fileURLToPath(new URL('../../..', import.meta.url));
writeFileSync(`${root}/supabase/seed.sql`, seedSql(readSeedContent(seedDirectoryIn(root))));
