// @module-tag spec-10-19
import { expect, test } from 'vitest';
import { hostFiles } from './host-files';
import { headerRules } from './host-rules';

const served = new Headers({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
const files = hostFiles({
  headers: headerRules(served),
  redirects: [
    { from: '/offres', to: '/services?vue=prix#tarifs', status: 301 },
    { from: '/%C3%A9t%C3%A9', to: 'https://example.fr/a$b', status: 302 },
    { from: '/a:b*', to: '/contact#haut', status: 301 },
    { from: '/12:30', to: '/contact', status: 301 },
    { from: '/moins-50%', to: '/contact', status: 301 },
  ],
  pagedLists: ['/blog'],
  pages: ['/blog', '/blog/amp'],
  typedFiles: ['/robots.txt'],
  siteUrl: 'https://www.example.fr',
});

const covers = (wide: string, narrow: string): boolean => wide.endsWith('*') && narrow.startsWith(wide.slice(0, -1));

test('no host gets two values for one header of a path', () => {
  const rules = headerRules(served);
  const twice = rules.flatMap((wide) =>
    rules
      .filter((narrow) => narrow !== wide && covers(wide.path, narrow.path))
      .flatMap(({ path, headers }) => Object.keys(headers).map((name) => ({ path, name })))
      .filter(({ name }) => name in wide.headers),
  );
  expect(twice).toEqual([]);
});

test('Netlify and Cloudflare Pages read headers and redirects', () => {
  expect(files['_headers']).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable\n');
  expect(files['_redirects']).toMatch(/^\/nginx\.conf \/404\.html 404!\n\/nginx\.conf \/404 302\n/);
  expect(files['_redirects']?.split('\n').slice(8)).toEqual([
    '/offres /services?vue=prix#tarifs 301',
    '/%C3%A9t%C3%A9 https://example.fr/a$b 302',
    '/%c3%a9t%c3%a9 https://example.fr/a$b 302',
    '/a%3Ab%2A /contact#haut 301',
    '/a%3ab%2a /contact#haut 301',
    '/12:30 /contact 301',
    '/moins-50% /contact 301',
    '/blog page=:page /blog/page/:page 200!',
    '/blog/amp /blog/amp 200',
    ...['feed', 'feed/:kind', 'rss', 'page/:number', 'comment-page-:number', 'embed', 'amp'].map(
      (part) => `/:a/${part} /:a 301`,
    ),
    ...['feed', 'feed/:kind', 'rss', 'page/:number', 'comment-page-:number', 'embed', 'amp'].map(
      (part) => `/:a/:b/${part} /:a/:b 301`,
    ),
    '/page/:number / 301',
    '/admin/assets/* /admin/assets/:splat 200',
    '/admin/* /admin/ 200',
    '',
  ]);
});

test('Vercel reads them', () => {
  expect(JSON.parse(files['vercel.json'] ?? '')).toMatchObject({
    cleanUrls: true,
    redirects: [
      ...['/nginx.conf', '/Caddyfile', '/.htaccess', '/vercel.json'].map((source) => ({ source, destination: '/404' })),
      { source: '/offres', statusCode: 301 },
      { statusCode: 302 },
      { source: '/a\\:b\\*' },
      { source: '/12\\:30' },
      { source: '/moins-50%' },
      { source: expect.stringMatching(/^\/:path\(\(\?!blog\/amp\$\|/), destination: '/:path' },
      { source: '/page/:number(\\d+)', destination: '/' },
    ],
    rewrites: [{ source: '/admin/:path*', destination: '/admin' }],
  });
});
