import { identity } from '@agency/brand/identity';
import type { SiteSettings } from '@agency/supabase/site-settings';
import type { PostSummary } from '../../data/posts';
import { escapeHtml } from '../head/escape-html';

/**
 * The blog's feed, newest first: https://www.rssboard.org/rss-specification
 * @param siteUrl public address without a trailing slash
 */
export function rssXml(posts: readonly PostSummary[], settings: SiteSettings, siteUrl: string): string {
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
