import { screenPaths } from '@agency/supabase/pages';
import { escapeHtml } from '../head/escape-html';
import type { PublishedAddress } from '../../data/published-addresses';

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
