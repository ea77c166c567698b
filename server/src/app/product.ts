import type { Hono } from 'hono';
import type { Configuration } from '../core/configuration';
import { hasAdministrator } from '../embedded/administrators';
import { acquireDataDirectory } from '../embedded/data-directory';
import { addDemoVisits } from '../embedded/seed';
import { keepDiskReserve } from '../embedded/disk-reserve';
import { openEmbeddedSupabase, type EmbeddedSupabase } from '../embedded/embedded-supabase';
import { choosePostgresAccount } from '../embedded/postgres-account';
import { startPostgresServer, type PostgresServer } from '../embedded/postgres-server';
import { firstAdministrator, type SignIn } from './first-administrator';
import { createApplication } from '../http/application';
import { clientAddress } from '../http/client-address';
import type { Frontend } from '../http/frontend';
import { embeddedAccess, hostedAccess, type SupabaseAccess } from '../http/supabase-access';
import { startMonitor } from '../monitoring/monitor';
import type { StateSource } from '../checks/server-state';
import { startOutboxWorker, type OutboxWorker } from './outbox-worker';

/** The running product: HTTP handler, database and their life cycle. */
export interface Product {
  readonly fetch: Hono['fetch'];
  /** How to sign in to the back-office; undefined with a hosted project, whose accounts this process does not know. */
  readonly signIn: SignIn | undefined;
  /** The embedded database's folder; undefined when no database is embedded. */
  readonly databaseDirectory: string | undefined;
  readonly metricsAddress: string | undefined;
  /** Resolves when the embedded database's process exits by itself. */
  readonly databaseExited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the database, the API and the application of a configuration.
 * @param frontend the applications' builds, or their development servers
 * @param listening the address the server listens on, used as public address unless SITE_URL says otherwise
 * @throws {StartupError} for a problem that the person who starts the server can fix.
 */
export async function startProduct(
  configuration: Configuration,
  frontend: Frontend,
  listening: string,
): Promise<Product> {
  const siteUrl = configuration.siteUrl ?? listening;
  const backend = await startBackend(configuration, siteUrl);
  try {
    const access = accessTo(configuration, backend);
    const worker = await startWorker(configuration, backend.supabase, access, siteUrl);
    const monitor = await startMonitor(configuration, stateSource(configuration, backend), access.isHealthy);
    const application = createApplication({
      access,
      embedded: backend.supabase,
      frontend,
      siteUrl,
      addressOf: clientAddress(configuration.addressHeader),
      isDiskFull: backend.isDiskFull,
      monitor,
      allowPrivate: configuration.allowPrivateWebhooks,
    });
    return {
      fetch: application.fetch,
      signIn: backend.signIn,
      databaseDirectory: backend.postgres?.directory,
      metricsAddress: monitor.metricsAddress,
      databaseExited: backend.postgres?.exited ?? new Promise(() => {}),
      close: async () => {
        monitor.stop();
        await worker?.stop();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

const stateSource = ({ dataDirectory }: Configuration, { supabase, postgres }: Backend): StateSource | undefined =>
  supabase && { dataDirectory, database: supabase.database, restarts: postgres?.restarts };

/** Empties the outbox here, unless the hosted project's own function does. */
async function startWorker(
  { supabase: choice, smtp, allowPrivateWebhooks }: Configuration,
  embedded: EmbeddedSupabase | undefined,
  access: SupabaseAccess,
  siteUrl: string,
): Promise<OutboxWorker | undefined> {
  const secretKey = embedded?.keys.secretKey ?? (choice.kind === 'hosted' ? choice.secretKey : undefined);
  if (!secretKey) return undefined;
  const { supabaseUrl } = access.configuration;
  // Anew for each call: what is made for one page gives up after five seconds.
  const send: typeof fetch = (input, init) => access.fetchFrom('')(input, init);
  const worker = startOutboxWorker(
    { supabaseUrl, secretKey, fetch: send },
    { smtp, allowPrivateWebhooks },
    { url: siteUrl },
  );
  await embedded?.database.listen('outbox', worker.wake);
  return worker;
}

/** How to reach the Supabase of a configuration. */
export const accessTo = ({ supabase: choice, smtp }: Configuration, { supabase }: Backend): SupabaseAccess =>
  choice.kind === 'hosted' ? hostedAccess(choice) : embeddedAccess(supabase as EmbeddedSupabase, smtp !== undefined);

/** What runs behind the application, where a Supabase is embedded. */
interface Backend {
  readonly supabase: EmbeddedSupabase | undefined;
  readonly postgres: PostgresServer | undefined;
  readonly signIn: SignIn | undefined;
  readonly isDiskFull: () => Promise<boolean>;
  close(): Promise<void>;
}

/** Starts the database and the API of a configuration; of a hosted project, nothing. */
export async function startBackend(configuration: Configuration, siteUrl: string): Promise<Backend> {
  const choice = configuration.supabase;
  if (choice.kind === 'hosted') {
    const nothing = { supabase: undefined, postgres: undefined, signIn: undefined };
    return { ...nothing, isDiskFull: () => Promise.resolve(false), close: () => Promise.resolve() };
  }
  const cleanUp: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of cleanUp.toReversed()) await step();
  };
  try {
    // First: even a lock takes room.
    const disk = await keepDiskReserve(configuration.dataDirectory);
    cleanUp.push(disk.stop);
    cleanUp.push(await acquireDataDirectory(configuration.dataDirectory));
    await disk.isFull();
    const postgres = choice.databaseUrl
      ? undefined
      : await startPostgresServer(configuration.dataDirectory, choosePostgresAccount(), disk.isFull);
    if (postgres) cleanUp.push(() => postgres.stop());
    const demo = postgres !== undefined && configuration.administrator === undefined;
    const supabase = await openEmbeddedSupabase({
      dataDirectory: configuration.dataDirectory,
      connection: postgres
        ? { host: postgres.socketDirectory, username: 'postgres', database: 'postgres', max: 10 }
        : { max: 10 },
      databaseUrl: choice.databaseUrl,
      siteUrl,
      seedDirectory: configuration.seedDirectory,
      sendsEmails: configuration.smtp !== undefined,
      demo,
      folderToRemove: configuration.development ? postgres?.directory : undefined,
      onError: disk.noteFailure,
    });
    cleanUp.push(() => supabase.close());
    const signIn = await firstAdministrator(
      supabase.database,
      configuration,
      await hasAdministrator(supabase.database),
    );
    if (demo) void addDemoVisits(supabase.database);
    return { supabase, postgres, signIn, isDiskFull: disk.isFull, close };
  } catch (error) {
    await close();
    throw error;
  }
}
