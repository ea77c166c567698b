import { createServer, normalizePath, type ViteDevServer } from 'vite';
import { messageOf } from '@agency-site/process/failures';
import type { Configuration } from '../core/configuration';
import type { Frontend } from '../http/frontend';
import type { Product, startProduct } from './product';
import { repositoryPath } from '@agency-site/process/repository-root';

/** Debounce of restarts: an editor may write a file in several steps. */
const DEBOUNCE_MS = 30;
/** Files that the server reads when it starts, and that no import leads to. */
const READ_AT_START = ['supabase/migrations', 'supabase/config.toml', 'supabase/templates'].map(repositoryPath);

/**
 * Starts the product from its sources, and restarts the product when a source or a migration changes. Requests wait
 * during a restart. A start that fails prints the reason; the next change starts again.
 * @param sources loads the server's modules; closed with the product
 * @param frontend the applications' development servers, which keep running
 * @returns a product that delegates to the one currently running
 */
export async function startReloading(
  sources: ViteDevServer,
  configuration: Configuration,
  frontend: Frontend,
  address: string,
): Promise<Product> {
  /** The product whose database must be running; undefined during a restart, which stops the database on purpose. */
  let running: Product | undefined;
  let reportExit: (() => void) | undefined;
  const databaseExited = new Promise<void>((resolve) => {
    reportExit = resolve;
  });
  const start = async (): Promise<Product> => {
    const module = (await sources.ssrLoadModule('/src/app/product.ts')) as { startProduct: typeof startProduct };
    const product = await module.startProduct(configuration, frontend, address);
    running = product;
    void product.databaseExited.then(() => {
      if (running === product) reportExit?.();
    });
    return product;
  };
  const stop = (product: Product): Promise<void> => {
    running = undefined;
    return product.close();
  };
  const first = await start();
  let current = Promise.resolve(first);
  onChange(sources, () => {
    const previous = current;
    const began = performance.now();
    current = previous.then(
      (product) => stop(product).then(start),
      () => start(),
    );
    current.then(
      () => process.stdout.write(`Server restarted in ${Math.round(performance.now() - began)} ms.\n`),
      (error: unknown) => process.stderr.write(`${messageOf(error)}\n`),
    );
  });
  return {
    ...first,
    fetch: async (...args) => {
      try {
        return await (await current).fetch(...args);
      } catch (error) {
        return new Response(`${messageOf(error)}\n`, { status: 500 });
      }
    },
    databaseExited,
    close: async () => {
      await sources.close();
      await current.then(stop, () => undefined);
    },
  };
}

/** Loads the server's modules, again after a change. */
export const openSources = (): Promise<ViteDevServer> =>
  createServer({
    root: repositoryPath('server'),
    configFile: repositoryPath('server/vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });

/** Calls `restart` after a change of a file that the server imports or reads at start. */
function onChange(sources: ViteDevServer, restart: () => void): void {
  const graph = sources.environments['ssr']?.moduleGraph;
  let timer: NodeJS.Timeout | undefined;
  sources.watcher.add(READ_AT_START);
  sources.watcher.on('all', (_event, path) => {
    const isImported = (graph?.getModulesByFile(normalizePath(path))?.size ?? 0) > 0;
    if (!isImported && !READ_AT_START.some((start) => path.startsWith(start))) return;
    clearTimeout(timer);
    timer = setTimeout(restart, DEBOUNCE_MS);
  });
}
