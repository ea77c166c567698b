// @module-tag spec-10-10
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import postgres from 'postgres';
import { openEmbeddedSupabase } from '../../../packages/embedded-supabase/src/embedded-supabase';
import { createDatabase, dropDatabase } from '../cluster';

const database = 'of_a_plain_role';
const { socketDirectory: host } = inject('cluster');
const directory = mkdtempSync(join(tmpdir(), 'database-url-'));
const owner = postgres({ host, username: 'postgres', database: 'postgres', max: 1 });

beforeAll(async () => {
  await createDatabase(host, database, 'template0');
  await owner`create role plain login createrole`;
  await owner.unsafe(`alter database ${database} owner to plain`);
});
afterAll(async () => {
  await dropDatabase(host, database);
  await owner`drop role plain`;
  await owner.end();
  rmSync(directory, { recursive: true, force: true });
});

test('a DATABASE_URL whose role cannot create Supabase’s roles is refused in one line', async () => {
  const opened = openEmbeddedSupabase({
    dataDirectory: directory,
    connection: { host, username: 'plain', database, max: 1 },
    databaseUrl: 'postgres://plain@localhost/of_a_plain_role',
    siteUrl: 'http://127.0.0.1',
    demo: false,
  });
  await expect(opened).rejects.toThrow('DATABASE_URL must be that of a superuser: plain is none.');
});
