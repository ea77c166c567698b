import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { ensureAdministrator } from '../../../packages/embedded-supabase/src/administrators';
import type { TestSupabase } from '../served-supabase';
import { startTestSupabase } from '../test-supabase';
import { authAdminApi } from './auth-admin-api';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the contract runs on the project in the environment, or on an embedded one. */
    readonly contract: 'hosted' | 'embedded';
  }
}

/** How to reach a Supabase project. */
export interface Access {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Returns the access to the project in the environment; `npm run test:hosted` reports when there is none. */
export function namedAccess({ env } = process): Access {
  return {
    url: (env['SUPABASE_URL'] ?? '').replace(/\/+$/, ''),
    publishableKey: env['SUPABASE_PUBLISHABLE_KEY'] ?? env['SUPABASE_ANON_KEY'] ?? '',
    secretKey: env['SUPABASE_SECRET_KEY'] ?? env['SUPABASE_SERVICE_ROLE_KEY'] ?? '',
  };
}

/** Starts an embedded project, with the part of hosted Supabase's API that creates accounts. */
export async function embeddedAccess(): Promise<Access & { readonly supabase: TestSupabase; stop(): Promise<void> }> {
  const supabase = await startTestSupabase();
  // Like every project in use, it already has an owner: nobody can remove the last one.
  await ensureAdministrator(supabase.database, 'proprietaire@example.com', randomUUID());
  const { publishableKey, secretKey } = supabase.keys;
  const routes = new Hono().route('/', authAdminApi(supabase.database, secretKey)).all('*', async ({ req }) => {
    const body = req.method === 'GET' || req.method === 'HEAD' ? null : await req.arrayBuffer();
    const { pathname, search } = new URL(req.url);
    return fetch(supabase.url + pathname + search, { method: req.method, headers: req.raw.headers, body });
  });
  const http = await new Promise<ServerType>((resolve) => {
    const server = serve({ fetch: routes.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(server));
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    publishableKey,
    secretKey,
    supabase,
    stop: async () => {
      if ('closeAllConnections' in http) http.closeAllConnections();
      http.close();
      await supabase.stop();
    },
  };
}
