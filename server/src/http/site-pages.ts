import type { ClientAddress } from '@agency-site/embedded-supabase';
import { analyticsHeader, emptySearchHeader, routeHeader, styleHashHeader } from '@agency-site/public-site/document';
import { headScript, prerenderRules } from '@agency-site/public-site/inline-scripts';
import { pageOfMarkdown } from '@agency-site/public-site/markdown-address';
import { routeQuery } from '@agency-site/public-site/route-query';
import { canonicalPath, normalPath } from '@agency-site/domain/canonical-path';
import { previewPath } from '@agency-site/domain/preview-message';
import { Hono, type Context, type HonoRequest } from 'hono';
import { accepts } from 'hono/accepts';
import { administratorSession } from './administrator-session';
import { EncodedPage, sendPage } from './encoded-page';
import type { Frontend } from './frontend';
import { nextChangeOf, watchChanges } from './next-change';
import { createPageRenderer } from './page-renderer';
import { limitForm, requireForm } from './posted-form';
import { RenderCache } from './render-cache';
import { RequestCounts } from './request-counts';
import { createRenderLimit } from './render-limit';
import { contentSecurityPolicy, hashSource } from './security-policy';
import { siteFiles } from './site-files';
import { socialPictures } from './social-pictures';
import type { SupabaseAccess } from './supabase-access';

const MAX_CACHE_BYTES = 96 * 1024 * 1024;
/** The Retry-After header during maintenance, and for too many forms (private.limit_requests), in seconds. */
const RETRY_AFTER = '600';

/** Statuses of answers that concern one request only. */
const NOT_CACHED = new Set([429, 500]);
const tooMany = new EncodedPage(
  429,
  [
    ['content-type', 'text/plain; charset=utf-8'],
    ['retry-after', '60'],
  ],
  'Trop de pages différentes ont été demandées depuis votre connexion. Réessayez dans une minute.',
);

/** Origins of Google Analytics, allowed only while its setting has a value; the script still waits for consent. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
} as const;

/** Serves every address that no other route serves. A page is cached until `clearCache` is called or a planned change is due. */
export function sitePages(frontend: Frontend, supabase: SupabaseAccess, siteUrl: string, addressOf: ClientAddress) {
  const { renderer, strictPolicy } = frontend;
  const counts = new RequestCounts(supabase);
  const cache = new RenderCache<EncodedPage>({
    maxBytes: MAX_CACHE_BYTES,
    bytesOf: ({ bytes }) => bytes,
    isCacheable: ({ status, isWhole }) => isWhole && !NOT_CACHED.has(status),
  });
  const mayRender = createRenderLimit(addressOf);
  const inlineScripts = [headScript, prerenderRules].map(hashSource);
  const policyFor = (path: string, page: Headers): string => {
    const framed = path === previewPath;
    // Administrators see the preview inside the back-office, where no analytics may run.
    const analytics = !framed && page.has(analyticsHeader);
    const style = page.get(styleHashHeader);
    return contentSecurityPolicy({
      framed,
      scripts: [...inlineScripts, ...(analytics ? ANALYTICS.scripts : [])],
      styles: style ? [`'sha256-${style}'`] : [],
      pictures: supabase.pictures,
      // Google's script turns texts into markup and other scripts.
      trusted: analytics ? undefined : [],
      connections: [...supabase.origins, ...(analytics ? ANALYTICS.connections : [])],
    });
  };
  const pages = createPageRenderer(renderer, supabase, siteUrl);
  const files = siteFiles(renderer, () => pages.read().options);
  const pictures = socialPictures(renderer, pages.read, supabase.readPicture, siteUrl, mayRender);

  const clearCache = (): void => {
    pages.clearCache();
    cache.clear();
    files.clearCache();
    pictures.clearCache();
  };
  const changes = watchChanges(nextChangeOf(supabase), clearCache);

  const routes = new Hono();
  routes.use(async (context, next) => {
    changes.check();
    await next();
    if (strictPolicy) context.header('content-security-policy', policyFor(context.req.path, context.res.headers));
    const route = context.res.headers.get(routeHeader);
    if (route) context.set('route', route);
    for (const header of [analyticsHeader, emptySearchHeader, routeHeader, styleHashHeader])
      context.res.headers.delete(header);
    if ([429, 503].includes(context.res.status) && !context.res.headers.has('retry-after'))
      context.header('retry-after', RETRY_AFTER);
  });
  routes.route('/', files.routes).route('/', pictures.routes);
  routes.get('*', async (context) => {
    const url = new URL(context.req.url);
    const path = canonicalPath(url.pathname);
    // Redirects another case or other slashes to the canonical path, but tolerates other escapes: a proxy that writes them its own way
    // would send the visitor back here endlessly. If the page itself redirects, its redirect leads to the target directly.
    const isCanonical = path === normalPath(url.pathname);
    url.pathname = path;
    const canonicalRedirect = ({ status }: { readonly status: number }): Response | undefined =>
      isCanonical || (status >= 300 && status < 400) ? undefined : context.redirect(path + url.search, 301);

    const pageOf = pageOfMarkdown(path);
    const isMarkdown = pageOf !== undefined || prefersMarkdown(context);
    // The server renders for its public address and not for the host of this request, because everybody gets the cached result.
    const pageUrl = new URL((pageOf ?? path) + url.search, siteUrl);
    pageUrl.search = routeQuery(pageUrl);
    const accessToken = isMarkdown ? undefined : await administratorSession(context, supabase);
    if (accessToken) {
      const { response } = await pages.render(new Request(pageUrl), '', accessToken);
      response.headers.set('cache-control', 'private, no-store');
      return canonicalRedirect(response) ?? keepQuery(response, url);
    }
    context.set('cache', 'hit');
    const page = await cache.get(`${isMarkdown ? 'markdown ' : ''}${pageUrl.pathname}${pageUrl.search}`, async () => {
      context.set('cache', 'miss');
      if (!mayRender(context)) return tooMany;
      // A new request without the visitor's headers, because everybody gets the cached page.
      const { response, isWhole } = await (isMarkdown ? pages.renderMarkdown : pages.render)(new Request(pageUrl));
      return new EncodedPage(response.status, [...response.headers], await response.text(), isWhole);
    });
    const ours = canonicalRedirect(page);
    if (ours) return ours;
    countArrival(counts, addressOf(context), context.req, url, page);
    return keepQuery(await sendPage(context, page, 'Accept, Accept-Encoding'), url);
  });
  // A posted form: the response belongs to this visitor, so no cache stores it.
  routes.post('*', limitForm, requireForm, async (context) => {
    const { response } = await pages.render(context.req.raw, addressOf(context));
    return response;
  });
  return {
    routes,
    clearCache: () => {
      clearCache();
      changes.forget();
    },
  };
}

/** Counts a request that was redirected, that found no page, or whose search found nothing. */
function countArrival(counts: RequestCounts, address: string, req: HonoRequest, url: URL, page: EncodedPage): void {
  if (!isArrival(req)) return;
  const { pathname, searchParams } = url;
  const words = page.headers.find(([name]) => name === emptySearchHeader)?.[1];
  if (words) counts.add(address, 'empty_searches', decodeURIComponent(words));
  else if (page.status === 301 || page.status === 302)
    counts.add(address, 'redirected', pathname === '/' ? pathname + routeQuery(url) : pathname);
  // Does not count a page beyond the last one of a list, because the address of the list exists.
  else if (page.status === 404 && !searchParams.has('page'))
    counts.add(address, 'missing', pathname, hostOf(req.header('referer')));
}

const HTML = 'text/html';
const MARKDOWN = 'text/markdown';

/** Whether a program asks for Markdown rather than HTML, or names it first with the same weight; browsers do not. */
const prefersMarkdown = (context: Context): boolean =>
  accepts(context, {
    header: 'Accept',
    supports: [HTML, MARKDOWN],
    default: HTML,
    match: (preferences) => {
      const placeOf = (...ranges: string[]): number =>
        ranges
          .map((range) => preferences.findIndex(({ type }) => type.toLowerCase() === range))
          .find((at) => at >= 0) ?? -1;
      const [markdown, html] = [placeOf(MARKDOWN), placeOf(HTML, 'text/*', '*/*')];
      const markdownPreference = (preferences[markdown]?.q ?? 0) - (preferences[html]?.q ?? 0);
      const isWanted = (preferences[markdown]?.q ?? 0) > 0;
      return isWanted && (markdownPreference > 0 || (markdownPreference === 0 && markdown < html)) ? MARKDOWN : HTML;
    },
  }) === MARKDOWN;

/** Whether a visitor asks for a document: a page that the browser loads in advance is not a visit. */
function isArrival(request: HonoRequest): boolean {
  const isDocument = (request.header('sec-fetch-dest') ?? 'document') === 'document';
  return request.method === 'GET' && isDocument && !request.header('sec-purpose');
}

const hostOf = (address = ''): string => (URL.canParse(address) ? new URL(address).hostname : '');

/** Adds the request's query to a redirect, except the parameters that the route read: the cached redirect was made without the others. */
function keepQuery(response: Response, url: URL): Response {
  const location = response.headers.get('location');
  if (!location?.startsWith('/') || !url.search) return response;
  const target = new URL(location, url);
  const read = new URLSearchParams(routeQuery(url));
  for (const [name, value] of url.searchParams) {
    if (!target.searchParams.has(name) && !read.has(name)) target.searchParams.append(name, value);
  }
  response.headers.set('location', target.pathname + target.search + target.hash);
  return response;
}
