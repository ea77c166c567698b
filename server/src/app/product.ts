import type { SignIn, StartedSupabase } from '@agency-site/embedded-supabase';
import type { Hono } from 'hono';
import type { Configuration } from '../core/configuration';
import { loadEmbedded } from '../core/embedded';
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
  const embedded = await startBackend(configuration, siteUrl);
  try {
    const access = accessTo(configuration, embedded);
    const worker = await startWorker(configuration, embedded, access, siteUrl);
    const monitor = await startMonitor(configuration, stateSource(configuration, embedded), access.isHealthy);
    const application = createApplication({
      access,
      apiRoutes: embedded?.routes,
      frontend,
      siteUrl,
      addressOf: clientAddress(configuration.addressHeader),
      isDiskFull: embedded?.isDiskFull,
      monitor,
      allowPrivate: configuration.allowPrivateWebhooks,
    });
    return {
      fetch: application.fetch,
      signIn: embedded?.signIn,
      databaseDirectory: embedded?.postgres?.directory,
      metricsAddress: monitor.metricsAddress,
      databaseExited: embedded?.postgres?.exited ?? new Promise(() => {}),
      close: async () => {
        monitor.stop();
        await worker?.stop();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

const stateSource = (
  { dataDirectory }: Configuration,
  embedded: StartedSupabase | undefined,
): StateSource | undefined =>
  embedded && { dataDirectory, database: embedded.supabase.database, restarts: embedded.postgres?.restarts };

/** Starts the worker that empties the outbox, unless an Edge Function of the hosted project does so. */
async function startWorker(
  { supabase: choice, smtp, imapUrl, allowPrivateWebhooks }: Configuration,
  embedded: StartedSupabase | undefined,
  access: SupabaseAccess,
  siteUrl: string,
): Promise<OutboxWorker | undefined> {
  const secretKey = choice.kind === 'hosted' ? choice.secretKey : embedded?.supabase.keys.secretKey;
  if (!secretKey) return undefined;
  const { supabaseUrl } = access.configuration;
  // Each call gets a new `fetch`, because one from `fetchFrom` gives up five seconds after its creation.
  const send: typeof fetch = (input, init) => access.fetchFrom('')(input, init);
  const worker = startOutboxWorker(
    { supabaseUrl, secretKey, fetch: send },
    { smtp, allowPrivateWebhooks },
    { url: siteUrl },
    imapUrl,
  );
  await embedded?.supabase.database.listen('outbox', worker.wake);
  return worker;
}

/** Returns how to reach the Supabase of a configuration. */
export const accessTo = (
  { supabase: choice, smtp }: Configuration,
  embedded: StartedSupabase | undefined,
): SupabaseAccess =>
  choice.kind === 'hosted' ? hostedAccess(choice) : embeddedAccess(embedded as StartedSupabase, smtp !== undefined);

/** Starts the database and the API of a configuration; nothing for a hosted project. */
export async function startBackend(
  { supabase: choice, smtp, ...configuration }: Configuration,
  siteUrl: string,
): Promise<StartedSupabase | undefined> {
  if (choice.kind === 'hosted') return undefined;
  const { startEmbedded } = await loadEmbedded();
  const sendsEmails = smtp !== undefined;
  return startEmbedded({ ...configuration, databaseUrl: choice.databaseUrl, sendsEmails }, siteUrl);
}
