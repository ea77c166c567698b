import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import type postgres from 'postgres';
import { repositoryPath } from '@agency-site/process/repository-root';
import { provideFactorTables } from './factor-tables';
import { hostedBaseline, provideStorageSchema } from './hosted-baseline';
import { openLiteConnection } from './lite-connection';
import { applyMigrations } from './migrations';
import { choosePostgresAccount } from './postgres-account';
import { startPostgresServer } from './postgres-server';

/** Options for creating a migrated database. */
interface MigratedDatabaseOptions {
  /** How to connect to an empty database. */
  readonly connection: postgres.Options<Record<string, postgres.PostgresType>>;
  /** The folder of the migrations; without one, the database has the initial state of a Supabase project. */
  readonly directory: string | undefined;
  /** SQL that runs first. */
  readonly before?: string;
}

/** Applies migrations to the initial state of a Supabase project, without seeds, and calls a task with the database. */
export async function withMigratedDatabase<Result>(
  { connection, directory, before = '' }: MigratedDatabaseOptions,
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

/** Starts a PostgreSQL server, and deletes its data afterwards. @param work gets the folder of its socket */
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

/** Creates a temporary database from the migrations, without content. @param work gets the folder of its socket */
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
