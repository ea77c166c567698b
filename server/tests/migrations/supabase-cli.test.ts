// @module-tag spec-10-10
// @module-tag exhaustive
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readSeedContent } from '@agency-site/import/seed-content';
import { seedSql } from '@agency-site/import/seed-sql';
import postgres from 'postgres';
import { repositoryPath } from '@agency-site/process/repository-root';
import { makeHostedDatabase, type HostedDatabase } from './hosted-database';

// These tests take seconds, most of them for the start of the CLI.
describe('the Supabase CLI of this repository', () => {
  const directory = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  let project: HostedDatabase;
  beforeAll(async () => {
    const supabase = join(directory, 'supabase');
    for (const part of ['config.toml', 'migrations', 'templates'])
      cpSync(repositoryPath(`supabase/${part}`), join(supabase, part), { recursive: true });
    writeFileSync(join(supabase, 'seed.sql'), seedSql(readSeedContent(repositoryPath('e2e/fixtures/seed'))));
    project = await makeHostedDatabase(inject('cluster').socketDirectory, 'of_the_cli');
  });
  afterAll(async () => {
    await project.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Runs the CLI in the folder of its files, with a home of its own. @returns its output, if it succeeds */
  const cli = (...words: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const { owner, connection } = project;
      const host = encodeURIComponent(connection.host);
      execFile(
        repositoryPath('supabase/cli/node_modules/.bin/supabase'),
        [...words, '--agent=no', `--remote=postgresql://${owner}@localhost/of_the_cli?host=${host}&sslmode=disable`],
        { cwd: directory, env: { PATH: process.env['PATH'], HOME: directory, SUPABASE_TELEMETRY_DISABLED: '1' } },
        (error, output, errors) => (error ? reject(error) : resolve(output + errors)),
      );
    });

  test('db push makes a hosted project of an empty one, of which db advisors has no warning', async () => {
    const pushed = await cli('db', 'push', '--include-seed', '--yes');
    expect(pushed).toContain('Finished supabase db push.');
    expect(pushed, 'settings of config.toml that the CLI drops').not.toContain('deprecated');
    const superuser = postgres({ ...project.connection, username: 'postgres' });
    const [made] = await superuser`
      select (select count(*) > 9 from public.blog_posts) as posts, exists (select from storage.buckets where id = 'media') as bucket`;
    await superuser.end();
    expect(made).toEqual({ posts: true, bucket: true });
    expect(await cli('db', 'advisors', '--level=warn', '--fail-on=warn')).toContain('No issues found');
  });
});
