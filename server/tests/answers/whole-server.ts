import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import { readConfiguration } from '../../src/core/configuration';
import { embeddedRoutes, fetchWithin } from '../../../packages/embedded-supabase/src/http/embedded-routes';
import { createApplication, type ApplicationParts } from '../../src/http/application';
import { clientAddress } from '../../src/http/client-address';
import { builtFrontend } from '../../src/http/frontend';
import { answerDuringUpload } from '../../src/http/refused-body';
import { embeddedAccess } from '../../src/http/supabase-access';
import { startMonitor } from '../../src/monitoring/monitor';
import { freshAddress } from '../api-client';
import type { TestSupabase } from '../served-supabase';

/** A literal request, because `fetch` does not support TRACE and normalises addresses. */
export interface LiteralRequest {
  /** `GET /blog`. */
  readonly line: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | undefined;
  /** The server that gets the request instead of the ordinary one (`useWholeServer`). */
  readonly at?: 'failing' | 'closed' | undefined;
}

export interface LiteralAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A server in this process that serves everything on one origin, as `npm start` does. */
export interface WholeServer {
  routes(): Hono['routes'];
  ask(asked: LiteralRequest): Promise<LiteralAnswer>;
}

/** Starts three servers for a test file: an ordinary one, one with a full disk and without its back-office, and one in maintenance. */
export function useWholeServer(supabase: TestSupabase): WholeServer {
  const servers: ServerType[] = [];
  const addresses = new Map<LiteralRequest['at'], string>();
  let application: Hono | undefined;
  const listen = async (at: LiteralRequest['at'], { fetch }: Pick<Hono, 'fetch'>): Promise<void> => {
    const server = await new Promise<ServerType>((resolve) => {
      const listening = serve(
        {
          fetch: async (sent, environment) => answerDuringUpload(await fetch(sent, environment), environment.incoming),
          hostname: '127.0.0.1',
          port: 0,
        },
        () => resolve(listening),
      );
    });
    servers.push(server);
    addresses.set(at, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  };

  beforeAll(async () => {
    const access = embeddedAccess({ supabase, fetchFrom: (address) => fetchWithin(supabase, address) }, true);
    const frontend = await builtFrontend();
    const monitor = await startMonitor(readConfiguration({ LOG_REQUESTS: '0' }), undefined, access.isHealthy);
    const parts: ApplicationParts = {
      access,
      apiRoutes: (addressOf, onWrite) => embeddedRoutes(supabase, addressOf, onWrite),
      frontend,
      siteUrl: 'https://atelier.example',
      addressOf: clientAddress('x-forwarded-for'),
      isDiskFull: () => Promise.resolve(false),
      monitor,
    };
    application = createApplication(parts);
    await listen(undefined, application);
    const unreadable = { ...frontend, readAdminIndex: () => Promise.reject(new Error('Not readable')) };
    await listen('failing', createApplication({ ...parts, frontend: unreadable, isDiskFull: async () => true }));
    await listen('closed', createApplication(parts));
  });
  afterAll(async () => {
    for (const server of servers) await new Promise((closed) => server.close(closed));
  });

  return {
    routes: () => application?.routes ?? [],
    ask: ({ line, headers = {}, body, at }) =>
      new Promise((resolve, reject) => {
        const [method = '', path = ''] = line.split(' ');
        const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
        const sent = request(addresses.get(at) ?? '', {
          method,
          path,
          headers: { 'x-forwarded-for': freshAddress(), ...length, ...headers },
        });
        sent.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        });
        sent.on('error', reject).end(body);
      }),
  };
}
