import type { Hono } from 'hono';
import { hasAdministrator } from './administrators';
import type { ClientAddress } from './client-address';
import { acquireDataDirectory } from './data-directory';
import { keepDiskReserve } from './disk-reserve';
import { openEmbeddedSupabase, type EmbeddedSupabase } from './embedded-supabase';
import { firstAdministrator, type FirstAdministrator, type SignIn } from './first-administrator';
import { choosePostgresAccount } from './postgres-account';
import { embeddedRoutes, fetchWithin } from './http/embedded-routes';
import { startPostgresServer, type PostgresServer } from './postgres-server';
import { addDemoVisits } from './seed';

/** The server's settings for an embedded Supabase. */
interface EmbeddedChoice extends FirstAdministrator {
  readonly dataDirectory: string;
  /** The address of an external PostgreSQL, which replaces the one that the server would start. */
  readonly databaseUrl?: string | undefined;
  readonly seedDirectory?: string | undefined;
  readonly sendsEmails: boolean;
  /** Whether applied migrations may still change. */
  readonly development?: true | undefined;
}

/** The services behind the application when a Supabase is embedded. */
export interface StartedSupabase {
  readonly supabase: EmbeddedSupabase;
  /** Routes for browsers: see `embeddedRoutes`. */
  readonly routes: (addressOf: ClientAddress, onWrite: () => void) => Hono;
  /** Returns the `fetch` of the server's own requests: see `fetchWithin`. */
  readonly fetchFrom: (address: string) => typeof fetch;
  /** Undefined when the database is not our child process. */
  readonly postgres: PostgresServer | undefined;
  readonly signIn: SignIn;
  /** Whether the disk has too little space for visitors' data. */
  readonly isDiskFull: () => Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL, unless the configuration names an external one, and Supabase's API on it, with a first administrator.
 * @param siteUrl the public address, for links in e-mails
 * @throws {StartupError} for a problem that the person who starts the server can fix.
 */
export async function startEmbedded(choice: EmbeddedChoice, siteUrl: string): Promise<StartedSupabase> {
  const { dataDirectory, databaseUrl, seedDirectory, sendsEmails, development } = choice;
  const cleanUp: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const step of cleanUp.toReversed()) await step();
  };
  try {
    // The reserve comes first, because even the lock needs free space.
    const disk = await keepDiskReserve(dataDirectory);
    cleanUp.push(disk.stop);
    cleanUp.push(await acquireDataDirectory(dataDirectory));
    await disk.isFull();
    const postgres = databaseUrl
      ? undefined
      : await startPostgresServer(dataDirectory, choosePostgresAccount(), disk.isFull);
    if (postgres) cleanUp.push(() => postgres.stop());
    const demo = postgres !== undefined && choice.administrator === undefined;
    const supabase = await openEmbeddedSupabase({
      dataDirectory,
      connection: postgres
        ? { host: postgres.socketDirectory, username: 'postgres', database: 'postgres', max: 10 }
        : { max: 10 },
      databaseUrl,
      siteUrl,
      seedDirectory,
      sendsEmails,
      demo,
      folderToRemove: development ? postgres?.directory : undefined,
      onError: disk.noteFailure,
    });
    cleanUp.push(() => supabase.close());
    const signIn = await firstAdministrator(supabase.database, choice, await hasAdministrator(supabase.database));
    if (demo) void addDemoVisits(supabase.database);
    return {
      supabase,
      routes: (addressOf, onWrite) => embeddedRoutes(supabase, addressOf, onWrite),
      fetchFrom: (address) => fetchWithin(supabase, address),
      postgres,
      signIn,
      isDiskFull: disk.isFull,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
