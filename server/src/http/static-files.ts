import { serveStatic } from '@hono/node-server/serve-static';
import { canonicalPath } from '@agency-site/domain/canonical-path';
import { cachedForever, drawingsPath } from '@agency-site/domain/media';
import { Hono } from 'hono';

/** Files and folders whose name begins with a dot are for tools: visitors must not read a build's list of its own files. */
export const hiddenFile = /\/\.(?!well-known\/)/;
/** A file whose name holds a hash of its content never changes; browsers revalidate the others after an hour. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
export const cachedAnHour = 'public, max-age=3600';

/** Whether an address can only be a file's, and answers 404 at once without one: an asset of an earlier build, or a drawing. */
const canOnlyBeFile = (path: string): boolean =>
  /\/assets\//.test(path) || (path.startsWith(`${drawingsPath}/`) && canonicalPath(path) === path);

/**
 * Serves the files of a build, precompressed where the build made `.br` and `.gz` copies.
 * @param directory absolute folder of the build
 * @param prefix path the build is served below, without a trailing slash
 */
export function staticFiles(directory: string, prefix = ''): Hono {
  const routes = new Hono();
  const serve = serveStatic({
    root: directory,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    precompressed: true,
  });
  // Only paths with a file extension are files; everything else is a page.
  routes.get(`${prefix}/:path{.+\\.\\w+}`, async (context, next) => {
    if (hiddenFile.test(context.req.path)) return context.text('Not found', 404);
    const response = await serve(context, () => Promise.resolve());
    if (!response) return canOnlyBeFile(context.req.path) ? context.text('Not found', 404) : next();
    response.headers.set('cache-control', HASHED.test(context.req.path) ? cachedForever : cachedAnHour);
    return response;
  });
  return routes;
}
