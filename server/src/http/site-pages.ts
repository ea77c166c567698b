import { bootScript } from '@agency/public-site/boot-script';
import { analyticsHeader, styleHashHeader } from '@agency/public-site/document';
import type { RenderOptions } from '@agency/public-site/entry-server';
import { themeScript } from '@agency/public-site/theme-script';
import { previewPath } from '@agency/supabase/preview-message';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { administratorSession } from './administrator-session';
import { canonicalPath } from './canonical-path';
import type { ClientAddress } from './client-address';
import { EncodedPage, sendPage } from './encoded-page';
import type { Front } from './front';
import { requireForm } from './require-form';
import { RenderCache } from './render-cache';
import { contentSecurityPolicy, hashSource } from './security-policy';
import { siteFiles } from './site-files';
import { socialPictures } from './social-pictures';
import type { SupabaseAccess } from './supabase-access';

/** Size of the longest contact request once URL-encoded: an accented letter takes six bytes. */
const MAX_FORM_BYTES = 96 * 1024;
const MAX_PAGES = 2000;
/** The Retry-After header during maintenance, in seconds. */
const RETRY_AFTER = '600';

/** Origins of Google Analytics, allowed only while its setting has a value; the script still waits for consent. */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
} as const;

const tooLong = (context: Context): Response =>
  context.text('Votre message est trop long. Revenez en arrière : il est encore là, à raccourcir.', 413);

export interface SitePagesOptions {
  readonly front: Front;
  readonly supabase: SupabaseAccess;
  readonly siteUrl: string;
  readonly addressOf: ClientAddress;
}

/** The public site's pages, and a function that empties their caches. */
export interface SitePages {
  readonly routes: Hono;
  clearCache(): void;
}

/** Serves every address that no other route serves: rendered once, cached until content changes. */
export function sitePages({ front, supabase, siteUrl, addressOf }: SitePagesOptions): SitePages {
  const { renderer, strictPolicy } = front;
  const cache = new RenderCache<EncodedPage>(MAX_PAGES, ({ status }) => status !== 500);
  const inlineScripts = [themeScript, bootScript].map(hashSource);
  const policyFor = (path: string, page: Headers): string => {
    const framed = path === previewPath;
    // The preview is shown to administrators, inside the back-office: no analytics there.
    const analytics = !framed && page.has(analyticsHeader);
    const style = page.get(styleHashHeader);
    return contentSecurityPolicy({
      framed,
      scripts: [...inlineScripts, ...(analytics ? ANALYTICS.scripts : [])],
      styles: style ? [`'sha256-${style}'`] : [],
      pictures: supabase.pictures,
      connections: [...supabase.origins, ...(analytics ? ANALYTICS.connections : [])],
    });
  };
  const optionsFor = (address: string, accessToken?: string): RenderOptions => ({
    supabase: { ...supabase.configuration, fetch: supabase.fetchFrom(address) },
    accessToken,
    browserConfiguration: supabase.browserConfiguration,
    siteUrl,
    criticalCss: renderer.criticalCss,
    styleSheet: renderer.styleSheet,
    entry: renderer.entry,
    videoScript: renderer.videoScript,
  });
  const files = siteFiles({ renderer, optionsFor: () => optionsFor(''), siteUrl });
  const pictures = socialPictures({ renderer, optionsFor: () => optionsFor(''), siteUrl });

  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    if (strictPolicy) context.header('content-security-policy', policyFor(context.req.path, context.res.headers));
    for (const header of [analyticsHeader, styleHashHeader]) context.res.headers.delete(header);
    if (context.res.status === 503) context.header('retry-after', RETRY_AFTER);
  });
  routes.route('/', files.routes).route('/', pictures.routes);
  routes.get('*', async (context) => {
    const url = new URL(context.req.url);
    const canonical = canonicalPath(url.pathname);
    if (canonical !== url.pathname) return context.redirect(canonical + url.search, 301);

    const accessToken = await administratorSession(context, supabase);
    if (accessToken) {
      const page = await renderer.render(new Request(url), optionsFor('', accessToken));
      page.headers.set('cache-control', 'private, no-store');
      return page;
    }
    const page = await cache.get(url.pathname + url.search, async () => {
      // A new request without the visitor's headers, because everybody gets the cached page.
      const response = await renderer.render(new Request(url), optionsFor(''));
      return new EncodedPage(response.status, [...response.headers], await response.text());
    });
    return sendPage(context, page);
  });
  // A form posted without JavaScript: the response belongs to this visitor and is not cached.
  routes.post('*', bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLong }), requireForm, (context) =>
    renderer.render(context.req.raw, optionsFor(addressOf(context))),
  );
  return {
    routes,
    clearCache: () => {
      cache.clear();
      files.clearCache();
      pictures.clearCache();
    },
  };
}
