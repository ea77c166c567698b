// Writes seed.sql beside config.toml for the Supabase CLI: `pnpm --filter @agency/supabase build`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSeedContent } from './seed-content';
import { seedSql } from './seed-sql';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
writeFileSync(pathOf('supabase/seed.sql'), seedSql(readSeedContent(pathOf('demo/seed'))));
