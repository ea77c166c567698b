// @module-tag spec-10-1
import { settingsFromRows } from '@agency-site/domain/site-settings';
import { expect, test } from 'vitest';
import { robotsTxt, rssXml, securityTxt, sitemapXml } from './feeds';

test('the sitemap lists screens and stored pages with the day they last changed', () => {
  const xml = sitemapXml([{ path: '/blog/relancer', updatedAt: '2026-11-13T07:30:00+00:00' }], 'https://exemple.fr');
  expect(xml).toContain('<url><loc>https://exemple.fr/</loc><lastmod>2026-11-13</lastmod></url>');
  expect(xml).toContain('<url><loc>https://exemple.fr/blog/relancer</loc><lastmod>2026-11-13</lastmod></url>');
});

test('a screen without articles has no date, since its last change is unknown', () => {
  const xml = sitemapXml([{ path: '/blog/relancer', updatedAt: '2026-11-13T07:30:00+00:00' }], 'https://exemple.fr');
  expect(xml).toContain('<url><loc>https://exemple.fr/contact</loc></url>');
});

test('security.txt names the contact, and expires in half a year', () => {
  const settings = settingsFromRows([{ key: 'contact_email', value: 'a@exemple.fr' }], 'L’Atelier');
  expect(securityTxt(settings, 'https://exemple.fr', new Date('2026-01-01T00:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:a@exemple.fr',
    'Expires: 2026-08-01T00:00:00Z',
    'Preferred-Languages: fr, en',
    'Canonical: https://exemple.fr/.well-known/security.txt',
    '',
  ]);
});

test('robots.txt says what the agency allows to crawlers', () => {
  const robots = robotsTxt(settingsFromRows([], 'L’Atelier'), 'https://exemple.fr');
  expect(robots).toContain('Content-Signal: search=yes, ai-input=yes, ai-train=no\n');
  const rows = [
    { key: 'ai_answers_allowed', value: 'false' },
    { key: 'ai_training_allowed', value: 'true' },
  ];
  expect(robotsTxt(settingsFromRows(rows, 'L’Atelier'), 'https://exemple.fr')).toContain(
    'Content-Signal: search=yes, ai-input=no, ai-train=yes\n',
  );
});

test('the feed escapes what writers wrote', () => {
  const post = {
    id: '11111111-1111-4111-8111-111111111111',
    slug: 'r-et-d',
    title: 'R&D <en> petit',
    summary: 'Un « essai »',
    category: 'CRM',
    featured_image_url: '/storage/v1/object/public/media/a-1600x900-3f9a1c2e.webp',
    published_at: '2026-11-12T07:30:00+00:00',
    content: '<p>Voir <a href="/contact">le contact</a> & <img src="//ailleurs.fr/a.png"></p>',
  };
  const xml = rssXml([post], settingsFromRows([], 'L’Atelier'), 'https://exemple.fr');
  expect(xml).toContain('<title>R&amp;D &lt;en&gt; petit</title>');
  expect(xml).toContain('<pubDate>Thu, 12 Nov 2026 07:30:00 GMT</pubDate>');
  expect(xml).toContain('<guid isPermaLink="false">urn:uuid:11111111-1111-4111-8111-111111111111</guid>');
  expect(xml, 'the whole text, its addresses absolute').toContain(
    '<content:encoded>&lt;p&gt;Voir &lt;a href=&quot;https://exemple.fr/contact&quot;&gt;',
  );
  expect(xml).toContain('src=&quot;//ailleurs.fr/a.png&quot;');
  expect(xml).toContain('<media:content url="https://exemple.fr/social/blog/r-et-d.jpg" medium="image"');
});
