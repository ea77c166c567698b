import type { DataOptions, MachineFile } from '@agency-site/public-site/entry-server';
import { Hono } from 'hono';
import { failedRequestLine } from '@agency-site/process/failures';
import { EncodedPage, sendPage } from './encoded-page';
import { RenderCache } from './render-cache';
import type { SiteRenderer } from './frontend';

const MAX_BYTES = 16 * 1024 * 1024;

const types: Readonly<Record<MachineFile, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/llms.txt': 'text/markdown; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
  '/indexnow.txt': 'text/plain; charset=utf-8',
  '/.well-known/security.txt': 'text/plain; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json',
};

/** Serves files for machines, such as the feed. During maintenance it answers 503 for those that repeat the texts of pages. */
export function siteFiles(renderer: SiteRenderer, optionsFor: () => DataOptions) {
  const cache = new RenderCache<EncodedPage>({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes });
  const routes = new Hono();
  for (const path of Object.keys(types) as MachineFile[]) {
    routes.get(path, async (context) => {
      const file = await cache.get(path, async () => {
        const text = await renderer.machineFile(path, optionsFor());
        return new EncodedPage(text === undefined ? 503 : 200, [['content-type', types[path]]], text ?? '');
      });
      return sendPage(context, file);
    });
  }
  // These files come only from the database, so an error means that the database failed.
  routes.onError((error, context) => {
    process.stderr.write(`${failedRequestLine(context.req, error.message)}\n`);
    return context.text('Service Unavailable', 503, { 'retry-after': '30' });
  });
  return { routes, clearCache: () => cache.clear() };
}
