import { settingsFromRows } from '@agency/supabase/site-settings';
import { expect, test } from 'vitest';
import { rssXml, sitemapXml } from './feeds';

test('the sitemap lists screens and stored pages with the day they last changed (§10.1)', () => {
  const xml = sitemapXml([{ path: '/blog/relancer', updatedAt: '2026-11-13T07:30:00+00:00' }], 'https://exemple.fr');
  expect(xml).toContain('<url><loc>https://exemple.fr/</loc><lastmod>2026-11-13</lastmod></url>');
  expect(xml).toContain('<url><loc>https://exemple.fr/blog/relancer</loc><lastmod>2026-11-13</lastmod></url>');
});

test('the feed escapes what writers wrote', () => {
  const post = {
    slug: 'r-et-d',
    title: 'R&D <en> petit',
    excerpt: 'Un « essai »',
    category: 'CRM',
    published_at: '2026-11-12T07:30:00+00:00',
  };
  const xml = rssXml([post], settingsFromRows([], 'L’Atelier'), 'https://exemple.fr');
  expect(xml).toContain('<title>R&amp;D &lt;en&gt; petit</title>');
  expect(xml).toContain('<pubDate>Thu, 12 Nov 2026 07:30:00 GMT</pubDate>');
  expect(xml).toContain('<guid>https://exemple.fr/blog/r-et-d</guid>');
});
