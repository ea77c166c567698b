import { createHash } from 'node:crypto';
import { categoryName } from '@agency-site/domain/blog-posts';
import type { ClientConfiguration } from '@agency-site/domain/client-configuration';
import { siteName, type SiteSettings } from '@agency-site/domain/site-settings';
import { builtInPaths } from '@agency-site/domain/pages';
import { renderToStaticMarkup } from 'react-dom/server';
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

/** How to reach Supabase: `fetch` stays within the server's process when Supabase is embedded. */
export interface DataOptions {
  readonly supabase: ClientConfiguration & { readonly fetch: typeof fetch };
  /** The session of the requesting administrator, checked by the server: with it, drafts are shown. */
  readonly accessToken?: string | undefined;
  /** Public address without a trailing slash. */
  readonly siteUrl: string;
}

export interface RenderOptions extends DataOptions {
  /** The configuration sent to browsers; an empty address means their own origin. */
  readonly browserConfiguration: ClientConfiguration;
  readonly criticalCss: CriticalCss;
  /** Address of the whole style sheet; undefined when each document holds all its styles. */
  readonly styleSheet: string | undefined;
  readonly script: string;
}

const MAINTENANCE: PageMetadata = { title: 'Site en maintenance', description: '', path: '/', hidden: true };
const NEWEST_IN_FEED = 20;

const clientFor = ({ supabase, accessToken }: DataOptions): SiteClient =>
  createSiteClient(supabase, supabase.fetch, accessToken);

/** Renders the page at a URL, or handles the form posted to it. @returns an HTML document with its status, or a redirection */
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
  // The server reads these headers, for example to build the security policy, and does not pass them on to the browser.
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  headers.set(styleHashHeader, createHash('sha256').update(style).digest('base64'));
  if (settings.google_analytics_id) headers.set(analyticsHeader, 'on');
  if (route) headers.set(routeHeader, route);
  if (!isClosed && metadata.emptySearch) headers.set(emptySearchHeader, encodeURIComponent(metadata.emptySearch));
  return new Response(html, { status, headers });
}

/**
 * Renders the page at a URL as Markdown: exactly the content that visitors and search engines see.
 * @returns the Markdown, a redirection to another page's Markdown, or a status without a body: 404 for a page hidden from search engines
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
  body: renderToStaticMarkup(<MaintenancePage settings={settings} />),
  route: '',
});

/** The metadata of a page, the focal point of its picture, and the site's name. */
export interface DescribedPage {
  readonly page: PageMetadata;
  readonly point: FocalPoint;
  readonly site: string;
}

/** Describes a page without rendering it; undefined for none. @throws when data cannot be read, so that it is not cached as missing */
export async function describePage(url: string, options: DataOptions): Promise<DescribedPage | undefined> {
  const loaded = await loadRoute(new Request(url), clientFor(options));
  if (!(loaded instanceof Response) && loaded.context.statusCode >= 500) throw new Error(`${url} could not be read`);
  if (loaded instanceof Response || loaded.context.statusCode !== 200) return undefined;
  const { metadata: page, points, settings } = loaded;
  return { page, point: pointOf(points, page.social?.picture ?? ''), site: siteName(settings) };
}

/** Makes a writer that first loads the settings, for a file that depends on nothing else. */
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
  // The key with which search engines verify that an IndexNow notification comes from this site; empty while the site sends none.
  '/indexnow.txt': settingsAs(({ indexnow_key }) => indexnow_key),
  '/.well-known/security.txt': settingsAs(securityTxt),
  '/site.webmanifest': settingsAs(webManifest),
} satisfies Readonly<Record<string, (options: DataOptions) => Promise<string | undefined>>>;

/** The path of a file that is written for programs: search engines, feed readers, browsers. */
export type MachineFile = keyof typeof machineFiles;

/** Writes a file for programs; undefined in maintenance when the file repeats content of pages. */
export const machineFile = (path: MachineFile, options: DataOptions): Promise<string | undefined> =>
  machineFiles[path](options);

/** The RSS feed of the newest articles; undefined in maintenance. */
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

/** llms.txt, the list of the site's contents for language models; undefined in maintenance. */
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
