import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { repositoryPath } from '@agency/process/repository-root';
import { withMigratedDatabase } from './migrated-database';
import released from './released.json';

type Connection = postgres.Options<Record<string, postgres.PostgresType>>;

/** Makes of an empty database what the last release made, without seeds: with one article, one page and one request, or other rows. */
export async function makeReleasedDatabase(
  connection: Connection,
  fill: (owner: postgres.Sql) => Promise<unknown> = addOneOfEach,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'released-'));
  for (const file of Object.keys(released))
    copyFileSync(join(repositoryPath('supabase/migrations'), file), join(directory, file));
  try {
    await withMigratedDatabase({ connection, directory }, async (owner) => {
      await owner`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '')`;
      await fill(owner);
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function addOneOfEach(owner: postgres.Sql): Promise<void> {
  await owner`insert into public.blog_posts (slug, title, content) values ('essai', 'Essai', '<p>Essai</p>')`;
  await owner`insert into public.pages (slug, title) values ('essai', 'Essai')`;
  // An address and a source as that release took them, last touched long ago.
  await owner`
    insert into public.contacts (name, email, message, notes, source, created_at, updated_at)
        values ('Zoé', '<zoe@example.fr>;', 'Bonjour', 'À rappeler', 'salon', '2025-01-02', '2025-01-02')`;
}
