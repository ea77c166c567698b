import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { createServer, type ViteDevServer } from 'vite';
import { openSources, startReloading } from './dev-reload';
import type { Frontend, SiteModule, SiteRenderer } from '../http/frontend';
import { repositoryPath } from '@agency-site/process/repository-root';
import type { Product } from './product';
import { runServer } from './run-server';

/** Runs a Vite development server for each application inside our own server, with hot reload over the same port. */
async function developmentFrontend(server: Server): Promise<Frontend> {
  const start = (application: string, path: string): Promise<ViteDevServer> =>
    createServer({
      root: repositoryPath(application),
      configFile: repositoryPath(`${application}/vite.config.ts`),
      server: { middlewareMode: true, hmr: { server, path } },
      appType: 'custom',
    });
  const site = await start('public-site', '/hot-site');
  const admin = await start('admin', '/hot-admin');
  // The WebSockets of hot reload keep the port open until they are closed.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => void Promise.all([site.close(), admin.close()]));
  const files = new Hono<{ Bindings: HttpBindings }>()
    .use('/admin/*', (context, next) => serveWith(admin, context, next))
    .use((context, next) => serveWith(site, context, next));
  return {
    renderer: developmentRenderer(site),
    files,
    readAdminIndex: async (path) =>
      admin.transformIndexHtml(path, await readFile(repositoryPath('admin/index.html'), 'utf8')),
    strictPolicy: false,
  };
}

/** Renders with the current modules at each request; the browser loads the style sheet from Vite. */
function developmentRenderer(site: ViteDevServer): SiteRenderer {
  const load = async (): Promise<SiteModule> => (await site.ssrLoadModule('/src/app/entry-server.tsx')) as SiteModule;
  return {
    describePage: async (...args) => (await load()).describePage(...args),
    markdown: async (...args) => (await load()).markdown(...args),
    machineFile: async (...args) => (await load()).machineFile(...args),
    render: async (request, options) => {
      const response = await (await load()).render(request, options);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      // Adds Vite's client and the hot reload of React components.
      const html = await site.transformIndexHtml(new URL(request.url).pathname, await response.text());
      return new Response(html, response);
    },
    criticalCss: () => "@import '/src/ui/style/faces.css';@import '/src/ui/style/site.css';",
    styleSheet: undefined,
    script: '/src/app/site.browser.ts',
  };
}

/** Passes a request to a Vite server first, and to our routes when Vite does not answer. */
async function serveWith(
  vite: ViteDevServer,
  context: Context<{ Bindings: HttpBindings }>,
  next: () => Promise<void>,
): Promise<Response | void> {
  const { incoming, outgoing } = context.env;
  const isUnanswered = await new Promise<boolean>((resolve) => {
    // Ends the wait also if the browser leaves before it has the answer.
    outgoing.once('close', () => resolve(false));
    vite.middlewares(incoming, outgoing, () => resolve(true));
  });
  return isUnanswered ? next() : RESPONSE_ALREADY_SENT;
}

/** Sends each answer once: middleware that adds a header copies the response of `serveWith`, and the server would send the copy too. */
const answerOnce =
  (fetch: Product['fetch']): Product['fetch'] =>
  async (request, environment, ...more) => {
    const answer = await fetch(request, environment, ...more);
    return (environment as HttpBindings).outgoing.headersSent ? RESPONSE_ALREADY_SENT : answer;
  };

await runServer(async (configuration, server, address) => {
  const sources = await openSources();
  const frontend = await developmentFrontend(server);
  const product = await startReloading(sources, { ...configuration, development: true }, frontend, address);
  return { ...product, fetch: answerOnce(product.fetch) };
});
