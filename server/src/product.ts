import type { Hono } from 'hono';
import type { Configuration } from './configuration';
import { hasAdministrator } from './embedded/administrators';
import { acquireDataDirectory } from './embedded/data-directory';
import { openEmbeddedSupabase, type EmbeddedSupabase } from './embedded/embedded-supabase';
import { choosePostgresAccount } from './embedded/postgres-account';
import { startPostgresServer, type PostgresServer } from './embedded/postgres-server';
import { firstAdministrator, type SignIn } from './first-administrator';
import { createApplication } from './http/application';
import { clientAddress } from './http/client-address';
import type { Front } from './http/front';
import { embeddedAccess, hostedAccess } from './http/supabase-access';

/** The running product: HTTP handler, database and their life cycle. */
export interface Product {
  readonly fetch: Hono['fetch'];
  /** How to sign in to the back-office; undefined with a hosted project, whose accounts this process does not know. */
  readonly signIn: SignIn | undefined;
  /** The embedded database's folder; undefined when no database is embedded. */
  readonly databaseDirectory: string | undefined;
  /** Resolves when the embedded database's process exits without being asked to. */
  readonly databaseExited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the database, the API and the application that a configuration asks for.
 * @param front the applications' builds, or their development servers
 * @param listening the address the server listens on, used as public address unless SITE_URL says otherwise
 * @throws {StartupError} for a problem that the person who starts the server can fix.
 */
export async function startProduct(configuration: Configuration, front: Front, listening: string): Promise<Product> {
  const siteUrl = configuration.siteUrl ?? listening;
  const backend = await startBackend(configuration, siteUrl);
  try {
    const access =
      configuration.supabase.kind === 'hosted'
        ? hostedAccess(configuration.supabase.url, configuration.supabase.publishableKey)
        : embeddedAccess(backend.supabase as EmbeddedSupabase);
    const application = createApplication({
      access,
      embedded: backend.supabase,
      front,
      siteUrl,
      addressOf: clientAddress(configuration.trustProxy),
    });
    return {
      fetch: application.fetch,
      signIn: backend.signIn,
      databaseDirectory: backend.postgres?.directory,
      databaseExited: backend.postgres?.exited ?? new Promise(() => {}),
      close: backend.close,
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

interface Backend {
  readonly supabase: EmbeddedSupabase | undefined;
  readonly postgres: PostgresServer | undefined;
  readonly signIn: SignIn | undefined;
  close(): Promise<void>;
}

async function startBackend(configuration: Configuration, siteUrl: string): Promise<Backend> {
  const choice = configuration.supabase;
  if (choice.kind === 'hosted') {
    return { supabase: undefined, postgres: undefined, signIn: undefined, close: () => Promise.resolve() };
  }
  const cleanUp: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of cleanUp.toReversed()) await step();
  };
  try {
    cleanUp.push(await acquireDataDirectory(configuration.dataDirectory));
    const postgres = choice.databaseUrl
      ? undefined
      : await startPostgresServer(configuration.dataDirectory, choosePostgresAccount());
    if (postgres) cleanUp.push(() => postgres.stop());
    const supabase = await openEmbeddedSupabase({
      dataDirectory: configuration.dataDirectory,
      connection: postgres
        ? { host: postgres.socketDirectory, username: 'postgres', database: 'postgres', max: 10 }
        : { max: 10 },
      databaseUrl: choice.databaseUrl,
      siteUrl,
      demo: postgres !== undefined && configuration.administrator === undefined,
    });
    cleanUp.push(() => supabase.close());
    const signIn = await firstAdministrator(
      supabase.database,
      configuration,
      await hasAdministrator(supabase.database),
    );
    return { supabase, postgres, signIn, close };
  } catch (error) {
    await close();
    throw error;
  }
}
