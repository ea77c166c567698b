// @module-tag spec-10-10
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readMigrations, refuseEarlierMigration } from '@agency/process/migration-files';
import { openEmbeddedSupabase } from '../../../packages/embedded-supabase/src/embedded-supabase';
import { repositoryPath } from '@agency/process/repository-root';
import { createDatabase, dropDatabase } from '../cluster';
import { makeReleasedDatabase } from './released-database';
import released from './released.json';

const migrations = repositoryPath('supabase/migrations');
const files = readdirSync(migrations).toSorted();
const releasedFiles = Object.keys(released);
const database = 'made_of_released_migrations';
const directory = mkdtempSync(join(tmpdir(), 'released-'));
const { socketDirectory } = inject('cluster');
const connection = { host: socketDirectory, username: 'postgres', database, max: 2 };

beforeAll(() => createDatabase(socketDirectory, database, 'template0'));
afterAll(async () => {
  await dropDatabase(socketDirectory, database);
  rmSync(directory, { recursive: true, force: true });
});

test.each(Object.entries(released))('%s is what databases out there were made of', (file, digest) => {
  const now = createHash('sha256')
    .update(readFileSync(join(migrations, file)))
    .digest('hex');
  expect(now, `${file} is released: write what changes into a new migration`).toBe(digest);
});

test('migrations yet to be released come after those that are', () => {
  refuseEarlierMigration(
    readMigrations(migrations),
    releasedFiles.map((file) => file.slice(0, 14)),
  );
  expect(files.slice(0, releasedFiles.length)).toEqual(releasedFiles);
});

test('migrations are dated by when they were written', () => {
  const dates = files.map((file) =>
    new Date(file.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_.*$/, '$1-$2-$3T$4:$5:$6Z')).getTime(),
  );
  // An hour that there is not, such as 30, makes no date.
  expect(dates.filter((date) => !(date <= Date.now()))).toEqual([]);
});

test('a database made of the released migrations takes the later ones, and keeps what it holds', async () => {
  await makeReleasedDatabase(connection);

  const seedDirectory = process.env['SEED_DIR'];
  const options = { dataDirectory: directory, connection, siteUrl: 'http://127.0.0.1', seedDirectory, demo: true };
  const supabase = await openEmbeddedSupabase(options);
  const applied = await supabase.database`select version from supabase_migrations.schema_migrations order by version`;
  const [kept] = await supabase.database`
    select (select title from public.blog_posts) as post, (select title from public.pages where title = 'Essai') as page,
      (select count(*)::integer from public.contacts) as contacts,
      (select array[email, source, notes, updated_at::date::text] from public.contacts) as contact`;
  await supabase.close();
  expect(applied.map(({ version }) => String(version))).toEqual(files.map((file) => file.slice(0, 14)));
  const notes = 'À rappeler\nAdresse reçue : <zoe@example.fr>;\nOrigine : salon';
  const contact = ['zoe@example.fr', 'other', notes, '2025-01-02'];
  expect(kept).toEqual({ post: 'Essai', page: 'Essai', contacts: 1, contact });
});
