import { createHash } from 'node:crypto';
import type { ClientConfiguration } from '@agency/supabase/client-configuration';
import { siteName, type SiteSettings } from '@agency/supabase/site-settings';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { holdsCalculator } from '../data/stored-text/calculator';
import { holdsVideo } from '../data/stored-text/video';
import { createSiteClient, type SiteClient } from '../data/client';
import { loadPost, loadPosts } from '../data/posts';
import { prepareStoredText } from '../data/stored-text/prepare-stored-text';
import { loadPublishedAddresses } from '../data/published-addresses';
import { fallbackSettings, loadSettings } from '../data/settings';
import { ConnectContext, type Connect } from '../data/connect';
import {
  analyticsHeader,
  emptySearchHeader,
  renderDocument,
  routeHeader,
  styleHashHeader,
  type DocumentParts,
} from './document/document';
import { rssXml, securityTxt as securityTxtOf, sitemapXml, webManifest as manifestOf } from './feeds';
import { headTags } from './head/head-tags';
import type { PageMetadata } from './head/metadata';
import { partsImported } from '../ui/hydration/hydrate-on-interaction';
import { hydrationDataOf } from './document/hydration-data';
import type { RouteHandle } from './route';
import { createRoutes, routesFor } from './route-table';
import { MaintenancePage } from './maintenance';
import { failureTitle } from './failure';
import { SiteUrlContext } from '../ui/site-url';
import type { CriticalCss } from './document/critical-css';

export { criticalCss } from './document/critical-css';

/** How the server reaches Supabase: in its own process when it is embedded. */
export interface DataOptions {
  readonly supabase: ClientConfiguration & { readonly fetch: typeof fetch };
  /** The session of the administrator who asks, checked by the server: drafts are then shown to them. */
  readonly accessToken?: string | undefined;
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
}

/** The server's context for rendering a page. */
export interface RenderOptions extends DataOptions {
  /** The configuration sent to browsers; an empty address stands for their own origin. */
  readonly browserConfiguration: ClientConfiguration;
  readonly criticalCss: CriticalCss;
  /** Address of the whole style sheet; undefined when every page carries all of it. */
  readonly styleSheet: string | undefined;
  readonly entry: string;
  /** Addresses of the modules that what was written asks for: to play videos, to calculate. */
  readonly textModules: Readonly<Record<'video' | 'calculator', string>>;
}

const MAINTENANCE: PageMetadata = { title: 'Site en maintenance', description: '', path: '/', hidden: true };
const NEWEST_IN_FEED = 20;

const clientFor = ({ supabase, accessToken }: DataOptions): SiteClient =>
  createSiteClient(supabase, supabase.fetch, accessToken);

/** One client for all the loaders of a request: they share what they read. */
const connectTo = (options: DataOptions): Connect => {
  const client = Promise.resolve(clientFor(options));
  return () => client;
};

/**
 * Renders the page at a URL, or handles the form posted to it.
 * @returns an HTML document with its status, or a redirection
 */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const connect = connectTo(options);
  const { query, dataRoutes } = createStaticHandler(routesFor(request, connect));
  const context = await query(request);
  if (context instanceof Response) return context;
  await partsImported();

  const settings = settingsOf(context);
  const site = { settings, url: options.siteUrl };
  if (settings.maintenance_mode === 'true' && !options.accessToken) {
    const body = renderToString(<MaintenancePage settings={settings} />);
    return htmlResponse(503, settings, {
      head: headTags(MAINTENANCE, site),
      body,
      hydrationData: null,
      configuration: null,
      style: options.criticalCss(body),
      styleSheet: options.styleSheet,
      entry: undefined,
    });
  }

  const body = renderToString(
    <SiteUrlContext value={options.siteUrl}>
      <ConnectContext value={connect}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </ConnectContext>
    </SiteUrlContext>,
  );
  const metadata = metadataOf(context);
  const response = htmlResponse(context.statusCode, settings, {
    head: headTags(metadata, site),
    body,
    hydrationData: hydrationDataOf(context),
    configuration: options.browserConfiguration,
    style: options.criticalCss(body),
    styleSheet: options.styleSheet,
    entry: options.entry,
    videoScript: holdsVideo(body) ? options.textModules.video : undefined,
    calculatorModule: holdsCalculator(body) ? options.textModules.calculator : undefined,
  });
  response.headers.set(routeHeader, `/${context.matches.at(-1)?.route.path ?? ''}`);
  if (metadata.emptySearch) response.headers.set(emptySearchHeader, encodeURIComponent(metadata.emptySearch));
  return response;
}

function htmlResponse(status: number, settings: SiteSettings, parts: DocumentParts): Response {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  // For the server, which writes the security policy from these headers and does not send them on.
  headers.set(styleHashHeader, createHash('sha256').update(parts.style).digest('base64'));
  if (settings.google_analytics_id) headers.set(analyticsHeader, 'on');
  return new Response(renderDocument(parts), { status, headers });
}

/** The metadata of a page, and the site's name. */
export interface DescribedPage {
  readonly page: PageMetadata;
  readonly site: string;
}

/** Describes a page without rendering it; undefined when there is no such page. */
export async function describePage(url: string, options: DataOptions): Promise<DescribedPage | undefined> {
  const context = await createStaticHandler(createRoutes(connectTo(options))).query(new Request(url));
  if (context instanceof Response || context.statusCode !== 200) return undefined;
  return { page: metadataOf(context), site: siteName(settingsOf(context)) };
}

/** The sitemap of everything published. */
export async function sitemap(options: DataOptions): Promise<string> {
  return sitemapXml(await loadPublishedAddresses(clientFor(options)), options.siteUrl);
}

/** The feed of the newest articles. */
export async function rss(options: DataOptions): Promise<string> {
  const client = clientFor(options);
  const query = { category: undefined, tag: undefined, search: undefined, page: 1, perPage: NEWEST_IN_FEED };
  const [{ posts }, settings] = await Promise.all([loadPosts(client, query), loadSettings(client)]);
  const texts = await Promise.all(posts.map(({ slug }) => loadPost(client, slug)));
  const whole = texts.filter((post) => post !== undefined);
  const shown = await Promise.all(
    whole.map(async (post) => ({ ...post, content: (await prepareStoredText(post.content)).html })),
  );
  return rssXml(shown, settings, options.siteUrl);
}

/** Whom to tell of a weakness of the site. */
export async function securityTxt(options: DataOptions): Promise<string> {
  return securityTxtOf(await loadSettings(clientFor(options)), options.siteUrl);
}

/** The web manifest, in the words of the settings. */
export async function webManifest(options: DataOptions): Promise<string> {
  return manifestOf(await loadSettings(clientFor(options)));
}

const settingsOf = (context: StaticHandlerContext): SiteSettings =>
  (context.loaderData['root'] as SiteSettings | undefined) ?? fallbackSettings;

function metadataOf(context: StaticHandlerContext): PageMetadata {
  const match = context.matches.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  if (context.errors || !match || !handle) {
    const title = failureTitle(Object.values(context.errors ?? {})[0]);
    return { title, description: '', path: '/', hidden: true };
  }
  return handle.metadata(context.loaderData[match.route.id], settingsOf(context));
}
