// @module-tag exhaustive
// @module-tag spec-10-10
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { draftMigration } from '../../scripts/migration/draft';

const folder = mkdtempSync(join(tmpdir(), 'draft-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WORDS = `
  create schema private;
  create function public.greeting() returns text language sql as 'select ''Bonjour''';
  create table private.words (word text primary key, uses integer not null default 0);
  insert into private.words (word) values ('un'), ('deux');
  create table public.notes (id integer primary key, title text not null);
  alter table public.notes enable row level security;
  grant select (id, title) on table public.notes to anon;
  create policy "everyone reads" on public.notes for select to anon using (true);
  create policy "everyone deletes" on public.notes for delete to anon using (true);`;

/** Returns the draft from one schema to another, each given as SQL. */
function draftFrom(written: string, wanted: string): Promise<string | undefined> {
  writeFileSync(join(folder, '20260301120000_first.sql'), written);
  return draftMigration(folder, [wanted]);
}

test('a draft covers a changed function, column, row and policy, and names the work left', async () => {
  const wanted = WORDS.replace('Bonjour', 'Bonsoir')
    .replace('title text not null', "title text not null, words text not null default '' check (words <> '-')")
    .replace("('deux')", "('trois')")
    .replace(/create policy "everyone deletes".*/, '')
    .concat('create text search configuration private.plain (copy = pg_catalog.simple);');
  const draft = await draftFrom(WORDS, wanted);
  for (const statement of [
    'CREATE OR REPLACE FUNCTION public.greeting',
    'ADD COLUMN "words" text',
    'DROP POLICY "everyone deletes" ON "public"."notes"',
    "delete from private.words where (word) = ('deux');",
    "insert into private.words (word, uses) values ('trois', '0');",
  ])
    expect(draft).toContain(statement);
  // The Supabase CLI ignores text search configurations.
  expect(draft?.split('\n').filter((line) => line.startsWith('--'))).toEqual([
    '-- Left to you:',
    expect.stringMatching(/^-- lacks text search plain: /),
  ]);
});

test('migrations that lead to the schema need no other one', async () => {
  expect(await draftFrom(WORDS, WORDS)).toBeUndefined();
});
