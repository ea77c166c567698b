import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { ensureAdministrator } from '../../packages/embedded-supabase/src/administrators';
import { openEmbeddedSupabase, type EmbeddedSupabase } from '../../packages/embedded-supabase/src/embedded-supabase';
import { choosePostgresAccount, type PostgresAccount } from '../../packages/embedded-supabase/src/postgres-account';
import { startPostgresServer, type PostgresServer } from '../../packages/embedded-supabase/src/postgres-server';
import { clientAddress } from '../src/http/client-address';
import { embeddedRoutes } from '../../packages/embedded-supabase/src/http/embedded-routes';

/** Accounts of the tests: an owner, who is called administrator, the other roles, and one that is not an administrator's. */
export type Account = 'administrator' | 'editor' | 'author' | 'reader' | 'signed-in';

/** The real API on a real PostgreSQL: migrations and seed applied, served over HTTP on a free port. */
export interface TestSupabase extends EmbeddedSupabase {
  readonly url: string;
  /** The folder of the pictures. */
  readonly mediaDirectory: string;
  /** The number of requests that emptied the page caches. */
  writes(): number;
  /** Creates an account and signs it in; returns its access token. */
  signIn(kind: Account): Promise<string>;
  stop(): Promise<void>;
}

const PASSWORD = 'correct horse battery staple';

/** Serves the API on a PostgreSQL server of its own, whose data directory stays. */
export async function openTestSupabase(
  directory: string,
  account: PostgresAccount = choosePostgresAccount(),
): Promise<TestSupabase & { readonly postgres: PostgresServer }> {
  const postgres = await startPostgresServer(directory, account);
  const supabase = await serveSupabase(directory, postgres.socketDirectory, 'postgres');
  return {
    ...supabase,
    postgres,
    stop: async () => {
      await supabase.stop();
      await postgres.stop();
    },
  };
}

/**
 * Serves the API on an existing database. Client addresses come from X-Forwarded-For, so that tests can vary them.
 * @param directory the folder of keys and pictures
 * @param host the folder of the PostgreSQL server's socket
 */
export async function serveSupabase(directory: string, host: string, database: string): Promise<TestSupabase> {
  const supabase = await openEmbeddedSupabase({
    dataDirectory: directory,
    connection: { host, username: 'postgres', database, max: 10 },
    siteUrl: 'http://127.0.0.1',
    seedDirectory: process.env['SEED_DIR'],
    demo: true,
  });
  // On Mondays, the weekly digest would add an e-mail to every outbox.
  await supabase.database`
    insert into public.site_settings (key, value) values ('weekly_digest_enabled', 'false') on conflict do nothing`;
  let writes = 0;
  const countWrite = (): void => void (writes += 1);
  const { fetch: answer } = embeddedRoutes(supabase, clientAddress('x-forwarded-for'), countWrite);
  const http = await new Promise<ServerType>((resolve) => {
    const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, () => resolve(server));
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    ...supabase,
    url,
    mediaDirectory: join(directory, 'media'),
    writes: () => writes,
    signIn: (kind) => signIn(supabase, url, kind),
    stop: async () => {
      const closed = new Promise((resolve) => http.close(resolve));
      // A request whose database connection was closed may never be answered.
      if ('closeAllConnections' in http) http.closeAllConnections();
      await closed;
      await supabase.close();
    },
  };
}

async function signIn(supabase: EmbeddedSupabase, url: string, kind: Account): Promise<string> {
  const { database, keys } = supabase;
  const email = `${kind}@example.fr`;
  const [known] = await database`select from auth.users where email = ${email}`;
  // The lowest cost that bcrypt accepts: most of the files sign in, and each hash and each comparison takes time.
  if (!known || kind === 'administrator') await ensureAdministrator(database, email, PASSWORD, 4);
  // The role is inserted only once, because a change of it ends the sessions.
  if (!known && kind !== 'administrator') {
    // Creates another owner first, because the last owner cannot lose that role.
    await ensureAdministrator(database, 'administrator@example.fr', PASSWORD, 4);
    const own = database`user_id = (select id from auth.users where email = ${email})`;
    if (kind === 'signed-in') await database`delete from public.admins where ${own}`;
    else await database`update public.admins set role = ${kind} where ${own}`;
  }
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const session = (await response.json()) as { access_token: string };
  return session.access_token;
}
