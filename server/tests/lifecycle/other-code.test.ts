// @module-tag spec-10-10
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sql } from 'postgres';
import { queryDatabase } from '../../../packages/embedded-supabase/src/backup/database-access';
import { restoreBackup } from '../../../packages/embedded-supabase/src/backup/restore-backup';
import { countRows } from '../../../packages/embedded-supabase/src/backup/row-counts';
import { writeBackup } from '../../../packages/embedded-supabase/src/backup/write-backup';
import { readCatalogue } from '../../scripts/migration/catalogue';
import { startFailingServer } from '../process/running-server';
import { runCommandOn } from './backup-commands';
import { makeDirectory, makeSeededDirectory } from './server-process';

/** Returns the catalogue and the numbers of rows of a database, and the grant and the row that each start of this code writes again. */
async function contentOf(database: Sql) {
  const [said] = await database`
    select (select header from private.address_source) as header, has_schema_privilege('anon', 'auth', 'usage') as granted`;
  return { catalogue: await readCatalogue(database), rows: await countRows(database), said };
}

const LATER =
  'The database has migrations that this version of the code does not know (29991231235959): start the version that made it, or a later release. If no release made it, begin with an empty database.';
const FORMER =
  'The database was made before release 1.0.0 and is left as it is: run `npm run export -- FOLDER` on its DATA_DIR, start with a new DATA_DIR and an empty folder as SEED_DIR, then run `npm run import -- FOLDER --yes` (docs/recipes/import.md says what an export holds).';

test.concurrent.for([
  ['a later version', '29991231235959', LATER],
  ['a version before release 1.0.0', '20261122200000', FORMER],
])(
  'the database of %s, and its backup, are refused in one line, and nothing changes',
  async ([, version = '', refusal = ''], { onTestFinished }) => {
    const directory = makeSeededDirectory(onTestFinished);
    const place = makeDirectory(onTestFinished);
    const ask = <Answer>(question: (database: Sql) => Promise<Answer>) => queryDatabase(directory, undefined, question);
    await ask(async (database) => {
      await database`insert into supabase_migrations.schema_migrations (version, name) values (${version}, 'other')`;
      await database`revoke usage on schema auth from anon`;
      await database`update private.address_source set header = 'x-of-other-code'`;
    });
    const before = await ask(contentOf);

    expect(await startFailingServer({ DATA_DIR: directory })).toEqual({ code: 1, output: `${refusal}\n` });
    expect(await ask(contentOf)).toEqual(before);
    await writeBackup(directory, join(place, 'other.tar.gz'));
    const copy = join(place, 'copy');
    await expect(restoreBackup(join(place, 'other.tar.gz'), copy, false)).rejects.toThrow(refusal);
    expect(readdirSync(copy)).toEqual([]);
  },
);

test.concurrent('a database whose version could not export yet is exported, and nothing changes', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const folder = join(makeDirectory(onTestFinished), 'site');
  const ask = <Answer>(question: (database: Sql) => Promise<Answer>) => queryDatabase(directory, undefined, question);
  await ask(
    (database) => database`drop function public.exported_tables(), private.exported_tables(), public.export_rows`,
  );
  const before = await ask(contentOf);

  const { code, output } = await runCommandOn('export', directory, [folder]);
  expect([code, output]).toEqual([0, expect.stringMatching(/^ {2}blog_posts +[1-9]\d* rows$/m)]);
  expect(readdirSync(join(folder, 'articles')).length).toBeGreaterThan(0);
  expect(await ask(contentOf)).toEqual(before);
});
