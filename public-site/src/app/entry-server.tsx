import { createHash } from 'node:crypto';
import { categoryName } from '@agency/domain/blog-posts';
import type { ClientConfiguration } from '@agency/domain/client-configuration';
import { siteName, type SiteSettings } from '@agency/domain/site-settings';
import { builtInPaths } from '@agency/domain/pages';
import { renderToString } from 'react-dom/server';
import { createSiteClient, type SiteClient } from '../data/client';
import { type FocalPoint, pointOf } from '../data/focal-points';
import { loadPost } from '../features/article/data';
import { loadPosts } from '../features/blog/data';
import { prepareStoredText } from '../data/stored-text/prepare-stored-text';
import { loadPublishedAddresses } from '../features/machine-files/published-addresses';
import { loadPublishedTexts } from '../features/machine-files/published-texts';
import { loadSettings } from '../data/settings';
import { loadCategoryTexts } from '../data/site-content';
import { analyticsHeader, emptySearchHeader, renderDocument, routeHeader, styleHashHeader } from '../document/document';
import { robotsTxt, rssXml, securityTxt, sitemapXml, webManifest } from '../features/machine-files/feeds';
import { headTags } from '../document/head-tags';
import type { PageMetadata } from '../document/metadata';
import { llmsTxt } from '../features/machine-files/llms-txt';
import { MaintenancePage } from './maintenance';
import { markdownOf } from '../features/machine-files/markdown';
import { markdownAddress } from '../features/machine-files/markdown-address';
import { loadRoute, renderPage, type RenderedPage } from './render-page';
import type { CriticalCss } from '../document/critical-css';

export { criticalCss } from '../document/critical-css';
export { textAsMarkdown } from '../features/machine-files/markdown';

/** The way to Supabase: within the server's process when Supabase is embedded. */
export interface DataOptions {
  readonly supabase: ClientConfiguration & { readonly fetch: typeof fetch };
  /** The session of the requesting administrator, checked by the server: with it, drafts are shown. */
  readonly accessToken?: string | undefined;
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
}

/** The server's context for rendering a page. */
export interface RenderOptions extends DataOptions {
  /** The configuration sent to browsers; an empty address means their own origin. */
  readonly browserConfiguration: ClientConfiguration;
  readonly criticalCss: CriticalCss;
  /** Address of the whole style sheet; undefined when every page carries all of it. */
  readonly styleSheet: string | undefined;
  /** Address of the browser's module. */
  readonly script: string;
}

const MAINTENANCE: PageMetadata = { title: 'Site en maintenance', description: '', path: '/', hidden: true };
const NEWEST_IN_FEED = 20;

const clientFor = ({ supabase, accessToken }: DataOptions): SiteClient =>
  createSiteClient(supabase, supabase.fetch, accessToken);

/**
 * Renders the page at a URL, or handles the form posted to it.
 * @returns an HTML document with its status, or a redirection
 */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const loaded = await loadRoute(request, clientFor(options));
  if (loaded instanceof Response) return loaded;
  const { settings, metadata } = loaded;
  const isClosed = settings.maintenance_mode === 'true' && !options.accessToken;
  const { body, status, route } = isClosed
    ? closedPage(settings)
    : renderPage(loaded, options.siteUrl, options.styleSheet);
  const style = options.criticalCss(body);
  const html = renderDocument({
    head: headTags(isClosed ? MAINTENANCE : metadata, { settings, url: options.siteUrl }),
    body,
    configuration: isClosed ? null : options.browserConfiguration,
    style,
    styleSheet: options.styleSheet,
    script: isClosed ? undefined : options.script,
  });
  // For the server, which builds the security policy from these headers and does not pass them on.
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  headers.set(styleHashHeader, createHash('sha256').update(style).digest('base64'));
  if (settings.google_analytics_id) headers.set(analyticsHeader, 'on');
  if (route) headers.set(routeHeader, route);
  if (!isClosed && metadata.emptySearch) headers.set(emptySearchHeader, encodeURIComponent(metadata.emptySearch));
  return new Response(html, { status, headers });
}

/**
 * Renders the page at a URL as Markdown: exactly the content that visitors and search engines see.
 * @returns its text, the redirection to another page's Markdown, or a status without a text
 */
export async function markdown(request: Request, options: DataOptions): Promise<Response> {
  const loaded = await loadRoute(request, clientFor(options));
  if (loaded instanceof Response) {
    loaded.headers.set('location', markdownAddress(loaded.headers.get('location') ?? '/'));
    return loaded;
  }
  const { settings, metadata, context } = loaded;
  if (settings.maintenance_mode === 'true') return new Response(null, { status: 503 });
  if (context.statusCode !== 200 || metadata.hidden)
    return new Response(null, { status: context.statusCode === 200 ? 404 : context.statusCode });
  const text = markdownOf(renderPage(loaded, options.siteUrl).body, metadata, options.siteUrl);
  const canonical = `<${options.siteUrl}${metadata.path}>; rel="canonical"`;
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8', link: canonical } });
}

const closedPage = (settings: SiteSettings): RenderedPage => ({
  status: 503,
  body: renderToString(<MaintenancePage settings={settings} />),
  route: '',
});

/** The metadata of a page, the focal point of its picture, and the site's name. */
export interface DescribedPage {
  readonly page: PageMetadata;
  readonly point: FocalPoint;
  readonly site: string;
}

/**
 * Describes a page without rendering it; undefined when there is no such page.
 * @throws when its data could not be read: callers would otherwise cache an answer without the page
 */
export async function describePage(url: string, options: DataOptions): Promise<DescribedPage | undefined> {
  const loaded = await loadRoute(new Request(url), clientFor(options));
  if (!(loaded instanceof Response) && loaded.context.statusCode >= 500) throw new Error(`${url} could not be read`);
  if (loaded instanceof Response || loaded.context.statusCode !== 200) return undefined;
  const { metadata: page, points, settings } = loaded;
  return { page, point: pointOf(points, page.social?.picture ?? ''), site: siteName(settings) };
}

/** Makes the writer of a file that depends on the settings alone. */
const settingsAs =
  (write: (settings: SiteSettings, siteUrl: string) => string) =>
  async (options: DataOptions): Promise<string> =>
    write(await loadSettings(clientFor(options)), options.siteUrl);

const machineFiles = {
  '/sitemap.xml': async (options: DataOptions) =>
    sitemapXml(await loadPublishedAddresses(clientFor(options)), options.siteUrl),
  '/rss.xml': feed,
  '/llms.txt': contentsForReaders,
  '/robots.txt': settingsAs(robotsTxt),
  // The key by which search engines verify that a call of IndexNow comes from the site; empty while the site makes none.
  '/indexnow.txt': settingsAs(({ indexnow_key }) => indexnow_key),
  '/.well-known/security.txt': settingsAs(securityTxt),
  '/site.webmanifest': settingsAs(webManifest),
} satisfies Readonly<Record<string, (options: DataOptions) => Promise<string | undefined>>>;

/** The address of a file for machines. */
export type MachineFile = keyof typeof machineFiles;

/** Writes a file for machines; undefined in maintenance for a file with contents of pages. */
export const machineFile = (path: MachineFile, options: DataOptions): Promise<string | undefined> =>
  machineFiles[path](options);

/** The feed of the newest articles; undefined in maintenance. */
async function feed(options: DataOptions): Promise<string | undefined> {
  const client = clientFor(options);
  const query = { category: undefined, tag: undefined, search: undefined, page: 1, perPage: NEWEST_IN_FEED };
  const [{ posts }, settings, categories] = await Promise.all([
    loadPosts(client, query),
    loadSettings(client),
    loadCategoryTexts(client),
  ]);
  if (settings.maintenance_mode === 'true') return undefined;
  const texts = await Promise.all(posts.map(({ slug }) => loadPost(client, slug)));
  const whole = texts.filter((post) => post !== undefined);
  const shown = await Promise.all(
    whole.map(async (post) => ({
      ...post,
      category: post.category && categoryName(categories, post.category),
      content: (await prepareStoredText(post.content)).html,
    })),
  );
  return rssXml(shown, settings, options.siteUrl);
}

/** The contents of the site, for machines that read; undefined in maintenance. */
async function contentsForReaders(options: DataOptions): Promise<string | undefined> {
  const client = clientFor(options);
  const [settings, texts, ...screens] = await Promise.all([
    loadSettings(client),
    loadPublishedTexts(client),
    ...builtInPaths.map((path) => describePage(options.siteUrl + path, options)),
  ]);
  if (settings.maintenance_mode === 'true') return undefined;
  const described = screens.flatMap((screen) => (screen && !screen.page.hidden ? [screen.page] : []));
  return llmsTxt(settings, described, texts, options.siteUrl);
}
