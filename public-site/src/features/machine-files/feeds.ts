import { identity } from '@agency-site/brand/identity';
import { type SiteSettings, siteName } from '@agency-site/domain/site-settings';
import { pageScreens, screenPaths } from '@agency-site/domain/pages';
import { light } from '@agency-site/brand/colours';
import { escapeXml } from '@agency-site/brand/svg-text';
import type { Post } from '../../data/posts';
import { socialPicturePath } from '../../document/metadata';
import type { PublishedAddress } from './published-addresses';

/** An article of the feed, with its text prepared as on its page. */
export type FeedPost = Pick<
  Post,
  'id' | 'slug' | 'title' | 'summary' | 'category' | 'published_at' | 'content' | 'featured_image_url'
>;

/** The blog's feed, newest first: https://www.rssboard.org/rss-specification @param siteUrl public address without a trailing slash */
export function rssXml(posts: readonly FeedPost[], settings: SiteSettings, siteUrl: string): string {
  const items = posts.map(
    ({ id, slug, title, summary, category, published_at, content, featured_image_url }) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(`${siteUrl}/blog/${slug}`)}</link>
<guid isPermaLink="false">urn:uuid:${id}</guid>
<description>${escapeXml(summary)}</description>
<content:encoded>${escapeXml(withAbsoluteAddresses(content, siteUrl))}</content:encoded>
<media:content url="${escapeXml(siteUrl + socialPicturePath(`/blog/${slug}`, featured_image_url))}" medium="image"/>
${category ? `<category>${escapeXml(category)}</category>\n` : ''}<pubDate>${new Date(published_at ?? 0).toUTCString()}</pubDate>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(settings.site_title)}</title>
<link>${escapeXml(siteUrl)}/blog</link>
<description>${escapeXml(settings.site_description)}</description>
<language>${identity.locale.toLowerCase()}</language>
<atom:link href="${escapeXml(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Makes addresses absolute, because a feed reader shows the text outside of the site. */
const withAbsoluteAddresses = (html: string, siteUrl: string): string =>
  html.replaceAll(/ (href|src)="(?=\/(?!\/))/g, ` $1="${siteUrl}`);

/** The sitemap: https://www.sitemaps.org/protocol.html @param siteUrl public address without a trailing slash */
export function sitemapXml(addresses: readonly PublishedAddress[], siteUrl: string): string {
  const newest = addresses
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  // The home page and the blog change with the newest text; for other screens no date is known.
  const screens = screenPaths
    .filter((path) => path === '/' || !pageScreens.includes(path))
    .map((path) => ({ path, updatedAt: /^\/(blog.*)?$/.test(path) ? newest : undefined }));
  const entries = [...screens, ...addresses.filter(({ path }) => path !== '/')];
  const urls = entries.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(siteUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The web app manifest, for devices that install the site as an application: https://www.w3.org/TR/appmanifest/ */
export const webManifest = (settings: SiteSettings): string =>
  JSON.stringify({
    name: settings.site_title,
    short_name: siteName(settings),
    description: settings.site_description || identity.tagline,
    lang: identity.language,
    start_url: '/',
    display: 'browser',
    background_color: light.background,
    theme_color: light.background,
    icons: [192, 512].map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });

const yesOrNo = (setting: string): string => (setting === 'true' ? 'yes' : 'no');

/** Addresses allowed to robots: https://www.rfc-editor.org/rfc/rfc9309, https://contentsignals.org @param siteUrl without a final `/` */
export function robotsTxt({ ai_answers_allowed, ai_training_allowed }: SiteSettings, siteUrl: string): string {
  return [
    'User-agent: *',
    `Content-Signal: search=yes, ai-input=${yesOrNo(ai_answers_allowed)}, ai-train=${yesOrNo(ai_training_allowed)}`,
    'Disallow: /admin/',
    'Disallow: /apercu',
    // Robots that run scripts would increase the counts of views.
    'Disallow: /rest/v1/rpc/',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * The contact for security reports: https://www.rfc-editor.org/rfc/rfc9116. It expires at the end of the month in half a year, so that the
 * file of a static site changes once a month at most.
 * @param siteUrl public address without a trailing slash
 */
export function securityTxt({ contact_email: email }: SiteSettings, siteUrl: string, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 7));
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/contact`}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
