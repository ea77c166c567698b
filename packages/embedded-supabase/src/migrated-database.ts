import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type postgres from 'postgres';
import { repositoryPath } from '@agency/process/repository-root';
import { provideFactorTables } from './factor-tables';
import { hostedBaseline, provideStorageSchema } from './hosted-baseline';
import { openLiteConnection } from './lite-connection';
import { applyMigrations } from './migrations';
import { choosePostgresAccount } from './postgres-account';
import { startPostgresServer } from './postgres-server';

/** The ingredients of a migrated database. */
interface Making {
  /** An existing database without anything in it. */
  readonly connection: postgres.Options<Record<string, postgres.PostgresType>>;
  /** The folder of the migrations; without one, the database has what a Supabase project starts with. */
  readonly directory: string | undefined;
  /** SQL that runs before anything of ours. */
  readonly before?: string;
}

/** Applies migrations to what a Supabase project starts with, without seeds, and gives the database to a task. */
export async function withMigratedDatabase<Result>(
  { connection, directory, before = '' }: Making,
  work: (owner: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const lite = openLiteConnection(connection);
  const owner = lite.driver as postgres.Sql;
  try {
    await owner.unsafe(before);
    await owner.unsafe(hostedBaseline);
    await new App({ connection: lite }).ensureSystemSchema();
    await provideFactorTables(owner);
    await provideStorageSchema(owner);
    if (directory) await applyMigrations(owner, directory);
    return await work(owner);
  } finally {
    await lite.close();
  }
}

/** Starts a PostgreSQL server whose data is deleted afterwards. @param work takes the folder of its socket */
export async function withTemporaryPostgres<Result>(
  work: (socketDirectory: string) => Promise<Result>,
): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  try {
    const server = await startPostgresServer(join(directory, 'database'), choosePostgresAccount());
    try {
      return await work(server.socketDirectory);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Makes a temporary database of the migrations, without content. @param work takes the folder of its socket */
export const withMigrations = <Result>(work: (socketDirectory: string) => Promise<Result>): Promise<Result> =>
  withTemporaryPostgres((host) =>
    withMigratedDatabase(
      {
        connection: { host, username: 'postgres', database: 'postgres', max: 1 },
        directory: repositoryPath('supabase/migrations'),
      },
      () => work(host),
    ),
  );
