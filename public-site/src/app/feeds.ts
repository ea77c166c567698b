import { identity } from '@agency/brand/identity';
import { type SiteSettings, siteName } from '@agency/supabase/site-settings';
import { screenPaths } from '@agency/supabase/pages';
import { light } from '@agency/brand/colours';
import type { PostSummary } from '../data/posts';
import { escapeHtml } from './head/escape-html';
import type { PublishedAddress } from '../data/published-addresses';

/**
 * The blog's feed, newest first: https://www.rssboard.org/rss-specification
 * @param siteUrl public address without a trailing slash
 */
export function rssXml(
  posts: readonly Pick<PostSummary, 'slug' | 'title' | 'excerpt' | 'category' | 'published_at'>[],
  settings: SiteSettings,
  siteUrl: string,
): string {
  const items = posts.map(
    ({ slug, title, excerpt, category, published_at }) => `<item>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(`${siteUrl}/blog/${slug}`)}</link>
<guid>${escapeHtml(`${siteUrl}/blog/${slug}`)}</guid>
<description>${escapeHtml(excerpt)}</description>
${category ? `<category>${escapeHtml(category)}</category>\n` : ''}<pubDate>${new Date(published_at ?? 0).toUTCString()}</pubDate>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(settings.site_title)}</title>
<link>${escapeHtml(siteUrl)}/blog</link>
<description>${escapeHtml(settings.site_description)}</description>
<language>${identity.locale.toLowerCase()}</language>
<atom:link href="${escapeHtml(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/**
 * The sitemap: https://www.sitemaps.org/protocol.html
 * @param siteUrl public address without a trailing slash
 */
export function sitemapXml(addresses: readonly PublishedAddress[], siteUrl: string): string {
  const newest = addresses
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  // The screens change with the newest article or with the code.
  const entries = [...screenPaths.map((path) => ({ path, updatedAt: newest })), ...addresses];
  const urls = entries.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeHtml(siteUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** What a device shows of the site once it is put among its applications: https://www.w3.org/TR/appmanifest/ */
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
