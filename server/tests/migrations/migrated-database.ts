import { App } from '@supabase/lite';
import type postgres from 'postgres';
import { provideFactorTables } from '../../../packages/embedded-supabase/src/factor-tables';
import { hostedBaseline, provideStorageSchema } from '../../../packages/embedded-supabase/src/hosted-baseline';
import { openLiteConnection } from '../../../packages/embedded-supabase/src/lite-connection';
import { applyMigrations } from '../../../packages/embedded-supabase/src/migrations';

type Connection = postgres.Options<Record<string, postgres.PostgresType>>;

/** What a migrated database is made of. */
interface Making {
  /** An existing database without anything in it. */
  readonly connection: Connection;
  /** The folder of the migrations. */
  readonly directory: string;
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
    await applyMigrations(owner, directory);
    return await work(owner);
  } finally {
    await lite.close();
  }
}
