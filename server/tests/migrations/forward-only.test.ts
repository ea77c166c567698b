// @module-tag spec-10-10
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { readMigrations } from '@agency-site/process/migration-files';

const folder = repositoryPath('supabase/migrations');

/** Returns the output of Git; an empty text where the sources came without Git. */
function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

test('a migration that a release has is as it was: databases are made of it', () => {
  const release = git('describe', '--tags', '--abbrev=0', '--match=v*');
  const changed = release ? git('diff', '--name-only', '--diff-filter=a', release, '--', '.') : '';
  expect(changed, 'write what changes into a new migration').toBe('');
});

test('migrations are dated by when they were written', () => {
  const dates = readMigrations(folder).map(({ version }) =>
    new Date(version.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z')).getTime(),
  );
  expect(dates.length).toBeGreaterThan(0);
  // An impossible hour, such as 30, makes no valid date.
  expect(dates.filter((date) => !(date <= Date.now()))).toEqual([]);
});
