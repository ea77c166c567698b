import type { DataOptions } from '@agency/public-site/entry-server';
import { Hono } from 'hono';
import { failedRequestLine } from '../core/failures';
import { EncodedPage, sendPage } from './encoded-page';
import { RenderCache } from './render-cache';
import type { SiteRenderer } from './frontend';

const MAX_BYTES = 16 * 1024 * 1024;

/** Files for machines, without those that say what pages say while the site is in maintenance: sitemap.xml, rss.xml, llms.txt, robots.txt, indexnow.txt, security.txt and the web manifest. */
export function siteFiles(renderer: SiteRenderer, optionsFor: () => DataOptions) {
  const cache = new RenderCache<EncodedPage>({ maxBytes: MAX_BYTES, bytesOf: ({ bytes }) => bytes });
  const texts: Readonly<Record<string, { type: string; write: () => Promise<string | undefined> }>> = {
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', write: () => renderer.sitemap(optionsFor()) },
    '/rss.xml': { type: 'application/rss+xml; charset=utf-8', write: () => renderer.rss(optionsFor()) },
    '/llms.txt': { type: 'text/markdown; charset=utf-8', write: () => renderer.llmsTxt(optionsFor()) },
    '/robots.txt': { type: 'text/plain; charset=utf-8', write: () => renderer.robotsTxt(optionsFor()) },
    '/indexnow.txt': { type: 'text/plain; charset=utf-8', write: () => renderer.indexNowKey(optionsFor()) },
    '/.well-known/security.txt': {
      type: 'text/plain; charset=utf-8',
      write: () => renderer.securityTxt(optionsFor()),
    },
    '/site.webmanifest': { type: 'application/manifest+json', write: () => renderer.webManifest(optionsFor()) },
  };
  const routes = new Hono();
  for (const [path, { type, write }] of Object.entries(texts)) {
    routes.get(path, async (context) => {
      const file = await cache.get(path, async () => {
        const text = await write();
        return new EncodedPage(text === undefined ? 503 : 200, [['content-type', type]], text ?? '');
      });
      return sendPage(context, file);
    });
  }
  // All they need is read from the database: what fails is that.
  routes.onError((error, context) => {
    process.stderr.write(`${failedRequestLine(context.req, error.message)}\n`);
    return context.text('Service Unavailable', 503, { 'retry-after': '30' });
  });
  return { routes, clearCache: () => cache.clear() };
}
