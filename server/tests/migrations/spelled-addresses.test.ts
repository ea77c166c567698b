// @module-tag spec-2-3-7
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { repositoryPath } from '@agency/process/repository-root';
import { applyMigrations } from '../../../packages/embedded-supabase/src/migrations';
import { createDatabase, dropDatabase } from '../cluster';
import { withMigratedDatabase } from './migrated-database';

const { socketDirectory: host } = inject('cluster');
const name = 'of_other_spellings';
const directory = mkdtempSync(join(tmpdir(), 'spellings-'));
const migrations = repositoryPath('supabase/migrations');

beforeAll(() => createDatabase(host, name, 'template0'));
afterAll(async () => {
  await dropDatabase(host, name);
  rmSync(directory, { recursive: true });
});

/** As versions before wrote them: what had two spellings had two rows. */
const STORED = `
  insert into public.redirects (from_path, to_address, kind, hits, last_used_at, created_at, updated_at) values
    ('/%c3%a9t%c3%a9', '/%c3%a9t%c3%a9-prochain', 'permanent', 3, '2026-03-01', '2026-01-01', '2026-01-01'),
    ('/a%7eb', '/contact', 'permanent', 2, '2026-02-01', '2026-01-02', '2026-01-02'),
    ('/a~b', '/blog', 'temporary', 5, null, '2026-01-03', '2026-01-03'),
    ('/avant', '/%41~b?x=%c3%a9', 'permanent', 1, null, '2026-01-04', '2026-01-04'),
    ('/rond', '/%72ond', 'permanent', 0, null, '2026-01-05', '2026-01-05'),
    ('/moins-50%', 'https://example.fr/%c3%a9', 'permanent', 0, null, '2026-01-06', '2026-01-06'),
    ('/%61dmin', '/contact', 'permanent', 0, null, '2026-01-07', '2026-01-07'),
    ('/?p=12', '/contact', 'permanent', 4, null, '2026-01-08', '2026-01-08');
  insert into public.missing_pages (path, referring_host, times, first_seen_at, last_seen_at) values
    ('/%c3%a0', 'un.example', 2, '2026-01-01', '2026-01-04'), ('/%61', '', 4, '2026-01-02', '2026-01-03'),
    ('/a', 'deux.example', 5, '2026-01-03', '2026-01-05'), ('/a%7eb%7e', '', 1, '2026-01-01', '2026-01-01'),
    ('/%61~b', '', 1, '2026-01-01', '2026-01-01');`;

test('stored addresses get the spelling of today; of two that are one the counts are added, and nothing leads in circles', async () => {
  cpSync(migrations, directory, {
    recursive: true,
    filter: (file) => file === migrations || basename(file) < '20261127230000',
  });
  const connection = { host, username: 'postgres', database: name, max: 2 };
  await withMigratedDatabase({ connection, directory }, async (owner) => {
    await owner.unsafe(STORED);
    await applyMigrations(owner, migrations);
    const redirects = await owner`
      select from_path, to_address, kind, hits::integer, to_char(last_used_at, 'MM-DD') as used, to_char(created_at, 'MM-DD') as made
      from public.redirects order by created_at, from_path`;
    expect(redirects.map((row) => Object.values(row))).toEqual([
      ['/%C3%A9t%C3%A9', '/%C3%A9t%C3%A9-prochain', 'permanent', 3, '03-01', '01-01'],
      ['/a~b', '/blog', 'temporary', 7, '02-01', '01-02'],
      ['/avant', '/blog', 'permanent', 1, null, '01-04'],
      ['/moins-50%25', 'https://example.fr/%c3%a9', 'permanent', 0, null, '01-06'],
      ['/%61dmin', '/contact', 'permanent', 0, null, '01-07'],
      ['/?p=12', '/contact', 'permanent', 4, null, '01-08'],
    ]);
    const missing = await owner`
      select path, referring_host, times::integer, to_char(first_seen_at, 'MM-DD') as first, to_char(last_seen_at, 'MM-DD') as last
      from public.missing_pages order by path collate "C"`;
    expect(missing.map((row) => Object.values(row))).toEqual([
      ['/%C3%A0', 'un.example', 2, '01-01', '01-04'],
      ['/a', 'deux.example', 9, '01-02', '01-05'],
      ['/a~b~', '', 1, '01-01', '01-01'],
    ]);
  });
});
