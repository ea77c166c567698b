// `npm run migration -- NAME` drafts the next migration, from supabase/migrations to supabase/schemas. `npm run migration --
// --first-release` writes the first one again from supabase/schemas, until a release contains it.
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '@agency-site/process/startup-error';
import { runCommand, commandArguments } from '../src/core/command-line';
import { knownMigrations, versionAfter } from '@agency-site/process/migration-files';
import { repositoryPath } from '@agency-site/process/repository-root';
import { draftMigration } from './migration/draft';
import { readSchemas } from './schema-files';

const FIRST_RELEASE = '20261128000000_release_1.sql';
const migrations = repositoryPath('supabase/migrations');

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: commandArguments,
    options: { 'first-release': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  if (values['first-release']) return writeFirstRelease();
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new StartupError('Name it: npm run migration -- what_changes');
  const draft = await draftMigration(
    migrations,
    readSchemas().map(({ text }) => text),
  );
  if (!draft) return ['supabase/migrations leads to supabase/schemas already: nothing to write.'];
  const version = versionAfter(knownMigrations(migrations).toSorted().at(-1) ?? '');
  return write(`${version}_${name}.sql`, draft);
});

function writeFirstRelease(): string[] {
  if (readdirSync(migrations).some((file) => file > FIRST_RELEASE) || git('tag', '--list', 'v1.*'))
    throw new StartupError(
      'Release 1 is out: databases have its migration. Draft the next one, npm run migration -- NAME',
    );
  const parts = readSchemas().map(({ file, text }) => `-- supabase/schemas/${file}\n\n${text}`);
  const heading = '-- Generated from supabase/schemas by `npm run migration -- --first-release`: do not edit.';
  return write(FIRST_RELEASE, [heading, ...parts].join('\n\n'));
}

function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { cwd: migrations, encoding: 'utf8' });
  } catch {
    return '';
  }
}

function write(file: string, text: string): string[] {
  writeFileSync(repositoryPath(`supabase/migrations/${file}`), text);
  return [`${relative('.', repositoryPath(`supabase/migrations/${file}`))} is written: read it, then npm run types`];
}
