// @module-tag spec-10-10
// @module-tag exhaustive
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, expectTypeOf, inject, test } from 'vitest';
import type { Database } from '@agency-site/supabase/types';
import { createClient } from '@supabase/supabase-js';
import { repositoryPath } from '@agency-site/process/repository-root';
import { createDatabase, dropDatabase } from '../cluster';

const { socketDirectory, template } = inject('cluster');
const database = `types_${randomUUID()}`;
let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'types-test-'));
  await createDatabase(socketDirectory, database, template);
});
afterAll(async () => {
  await dropDatabase(socketDirectory, database);
  rmSync(directory, { recursive: true, force: true });
});

/** Compares a file with the types of a database to which every migration was applied. */
async function check(...options: string[]): Promise<{ code: number | null; errors: string }> {
  const script = repositoryPath('server/scripts/generate-types.ts');
  const address = `postgresql://postgres@${encodeURIComponent(socketDirectory)}/${database}`;
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--check', '--database', address, ...options], {
    cwd: repositoryPath('server'),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { errors: await text(child.stderr), code: await code };
}

test.concurrent('the committed types are those of the migrations', async () => {
  expect(await check()).toEqual({ code: 0, errors: '' });
});

test.concurrent('types that differ are reported in one clear line', async () => {
  const file = join(directory, 'stale.ts');
  writeFileSync(file, 'export type Database = never;\n');
  const { code, errors } = await check('--file', file);
  expect(code).toBe(1);
  expect(errors).toMatch(/^\S*stale\.ts does not match supabase\/migrations: run `npm run types` and commit it\.\n$/);
});

const readPosts = () =>
  createClient<Database>('http://127.0.0.1', 'key').from('blog_posts').select('slug, tags, published_at');

test('supabase-js reads rows out of them', () => {
  type Row = NonNullable<Awaited<ReturnType<typeof readPosts>>['data']>[number];
  expectTypeOf<Row>().toEqualTypeOf<{ slug: string; tags: string[]; published_at: string | null }>();
});
