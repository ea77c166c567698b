// @module-tag spec-10-10
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sql } from 'postgres';
import { askDatabase, askOwner } from '../../../packages/embedded-supabase/src/backup/database-access';
import { restoreBackup } from '../../../packages/embedded-supabase/src/backup/restore-backup';
import { countRows } from '../../../packages/embedded-supabase/src/backup/row-counts';
import { writeBackup } from '../../../packages/embedded-supabase/src/backup/write-backup';
import { readOrCreateApiKeys } from '../../../packages/embedded-supabase/src/api-keys';
import { choosePostgresAccount } from '../../../packages/embedded-supabase/src/postgres-account';
import { startPostgresServer } from '../../../packages/embedded-supabase/src/postgres-server';
import { repositoryPath } from '@agency/process/repository-root';
import { catalogueOf } from '../migrations/catalogue';
import { makeReleasedDatabase } from '../migrations/released-database';
import released from '../migrations/released.json';
import { startFailingServer } from '../process/running-server';
import { makeDirectory, makeSeededDirectory, startServerProcess } from './server-process';

/** What a database is made of and holds, and what each start of this code grants and says anew. */
async function contentOf(database: Sql) {
  const [said] = await database`
    select (select header from private.address_source) as header, has_schema_privilege('anon', 'auth', 'usage') as granted`;
  return { catalogue: await catalogueOf(database), rows: await countRows(database), said };
}

test.concurrent('a backup of the last release is restored as it was, and brought forward by the start that follows', async ({
  onTestFinished,
}) => {
  const place = makeDirectory(onTestFinished);
  const [old, copy, file] = [join(place, 'old'), join(place, 'copy'), join(place, 'old.tar.gz')];
  const postgres = await startPostgresServer(old, choosePostgresAccount());
  await makeReleasedDatabase({ host: postgres.socketDirectory, username: 'postgres', database: 'postgres', max: 2 });
  await readOrCreateApiKeys(old);
  await writeBackup(old, file);
  await postgres.stop();

  const { summary, rows } = await restoreBackup(file, copy, false);
  expect(summary.migrations).toEqual(Object.keys(released).map((name) => name.slice(0, 14)));
  expect(rows['public.blog_posts']).toBe(1);
  const server = startServerProcess(copy);
  const { socketDirectory } = await server.ready;
  const known = readdirSync(repositoryPath('supabase/migrations')).filter((name) => name.endsWith('.sql'));
  const found = await askOwner(
    socketDirectory,
    (database) => database`
      select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
        (select title from public.blog_posts) as title`,
  );
  expect(found[0]).toEqual({ migrations: known.length, title: 'Essai' });
  await server.stop();
});

test.concurrent('code that is older than the database, or than a backup, refuses it in one line, and changes nothing', async ({
  onTestFinished,
}) => {
  const directory = makeSeededDirectory(onTestFinished);
  const place = makeDirectory(onTestFinished);
  const ask = <Answer>(question: (database: Sql) => Promise<Answer>) => askDatabase(directory, undefined, question);
  await ask(async (database) => {
    await database`
      insert into supabase_migrations.schema_migrations (version, name) values ('29991231235959', 'later')`;
    await database`revoke usage on schema auth from anon`;
    await database`update private.address_source set header = 'x-of-later-code'`;
  });
  const before = await ask(contentOf);

  const refusal =
    'The database has migrations that this version of the code does not know (29991231235959): start the version that made it, or a later release. If no release made it, begin with an empty database.';
  expect(await startFailingServer({ DATA_DIR: directory })).toEqual({ code: 1, output: `${refusal}\n` });
  expect(await ask(contentOf)).toEqual(before);
  await writeBackup(directory, join(place, 'later.tar.gz'));
  const copy = join(place, 'copy');
  await expect(restoreBackup(join(place, 'later.tar.gz'), copy, false)).rejects.toThrow(refusal);
  expect(readdirSync(copy)).toEqual([]);
});
