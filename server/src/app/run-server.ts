import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { identity } from '@agency-site/brand/identity';
import { readableEmail } from '@agency-site/domain/readable-email';
import { readConfiguration, type Configuration } from '../core/configuration';
import { addressOf, listenOn } from '../core/listen';
import { answerDuringUpload } from '../http/refused-body';
import { StartupError } from '@agency-site/process/startup-error';
import type { Product } from './product';

/** How long requests in progress may take to finish after SIGTERM or SIGINT. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Longer than a reverse proxy keeps its connections (60 s for nginx): a proxy that reused a closing one would get a reset. */
const KEEP_ALIVE_MS = 65_000;

/** Matches `GET http://account:password@host/`: the Fetch standard does not allow such requests. */
const WITH_ACCOUNT = /^\w+:\/\/[^/?#]*@/;

/** Starts the product once the server listens. */
type Start = (configuration: Configuration, server: Server, address: string) => Promise<Product>;

/** Runs the product until SIGTERM or SIGINT; the process exits with 0 after a signal, 1 after a failure. */
export async function runServer(start: Start): Promise<void> {
  // Writing fails once the program that collects the log has ended; the site must go on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await serveProduct(start);
  } catch (error) {
    fail(error);
  }
}

async function serveProduct(start: Start): Promise<void> {
  const configuration = readConfiguration(process.env);
  let product: Product | undefined;
  const listener = getRequestListener(
    async (request, environment) => {
      const starting = { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } };
      const answer = product ? await product.fetch(request, environment) : new Response('Starting\n', starting);
      return answerDuringUpload(answer, environment.incoming);
    },
    // The host of an HTTP/1.0 request that names none. Node refuses such requests of HTTP/1.1.
    { hostname: 'localhost' },
  );
  // The server listens first, so that a port in use is reported before anything is created.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (WITH_ACCOUNT.test(request.url ?? '')) response.writeHead(400, { connection: 'close' }).end();
    else void listener(request, response);
  });
  await listenOn(server, 'PORT', configuration);
  const starting = start(configuration, server, addressOf(server));
  stopOnSignal(server, starting);
  try {
    product = await starting;
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  void product.databaseExited.then(() => {
    if (!stopping) fail(new StartupError('PostgreSQL ended by itself; restart the server.'));
  });
  if (stopping) return;
  reportReady({ address: addressOf(server), siteUrl: configuration.siteUrl, product });
  // The start leaves memory that V8 would keep until it is short: a fifth of what an idle server takes. Only a last resort gives it back.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

let stopping = false;

/** @param starting if a signal arrives during the start, the start finishes first, so that everything it began is closed in order */
function stopOnSignal(server: Server, starting: Promise<Product>): void {
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    // Connections close as soon as their current request is answered.
    server.keepAliveTimeout = 1;
    server.close(() => {
      void starting.then((product) => product.close()).then(() => process.exit(0), fail);
    });
    server.closeIdleConnections();
  };
  // A signal may come twice: a supervisor sends it to each process, and `npm start` passes on one that npm's shell misses. Without a
  // listener the second one would end Node at once and leave PostgreSQL running.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): never {
  // Compared by name, because development loads the product's modules a second time, with another class of the same name.
  const isExpected = error instanceof Error && error.name === StartupError.name;
  const message = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

interface Ready {
  readonly address: string;
  readonly siteUrl: string | undefined;
  readonly product: Product;
}

/** Prints the addresses and how to sign in, once the product is ready. */
export function reportReady({ address, siteUrl, product }: Ready): void {
  const lines = [
    `${identity.name} is ready.`,
    `  Site         ${address}/`,
    `  Back-office  ${address}/admin/`,
    ...(siteUrl ? [`  Public at    ${siteUrl}/`] : []),
    ...(product.databaseDirectory ? [`  Database     ${product.databaseDirectory}`] : []),
    ...(product.metricsAddress ? [`  Metrics      ${product.metricsAddress}`] : []),
    `  ${signInLine(product.signIn)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function signInLine(signIn: Product['signIn']): string {
  switch (signIn?.kind) {
    case 'created':
      return `Sign in with ${signIn.email} and the password ${signIn.password} (shown this once).`;
    case 'known':
      return `Sign in with ${readableEmail(signIn.email)}.`;
    case 'existing':
      return 'Sign in with the account made at the first start (forgotten? set ADMIN_EMAIL and ADMIN_PASSWORD for another).';
    case 'missing':
      return 'Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD, or npm run admin:create -- you@example.fr';
    case undefined:
      return 'Sign in with an administrator of the Supabase project.';
  }
}
