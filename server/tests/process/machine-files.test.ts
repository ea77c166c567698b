// @module-tag spec-10-1
import { addressOfPage } from '@agency-site/domain/pages';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { administrator, savePage, saveSetting, signIn, write } from './api-of';
import { useServer } from './running-server';

const server = useServer({ ...administrator, SITE_URL: 'https://atelier.example' });

const text = async (path: string): Promise<string> => (await fetch(server.address + path)).text();

/** Returns width and height of a PNG: the first fields of its IHDR chunk. */
async function pngSize(path: string): Promise<[number, number]> {
  const response = await fetch(server.address + path);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

async function slugsOf(table: string): Promise<string[]> {
  const headers = { apikey: server.publishableKey() };
  const rows = await (await fetch(`${server.address}/rest/v1/${table}?select=slug`, { headers })).json();
  return (rows as { slug: string }[]).map(({ slug }) => slug);
}

/** Returns the addresses of all pages and articles that strangers may read. */
async function publishedPaths(): Promise<string[]> {
  const [pages, posts] = [await slugsOf('pages'), await slugsOf('blog_posts')];
  expect(Math.min(pages.length, posts.length)).toBeGreaterThan(0);
  return [...pages.map(addressOfPage), ...posts.map((slug) => `/blog/${slug}`)];
}

test('the sitemap lists every published page at its public address, and each answers', async () => {
  const addresses = Array.from((await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => url);
  expect(addresses.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(await publishedPaths()));
  expect(new Set(addresses.map((url) => new URL(url).origin))).toEqual(new Set(['https://atelier.example']));
  expect(addresses.join()).not.toContain('rgpd-ia-tpe-bonnes-pratiques');
  const statuses = await Promise.all(
    addresses.map(async (url) => (await fetch(server.address + new URL(url).pathname)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a new article is in the feed and the sitemap at once', async () => {
  const token = await signIn(server);
  expect(await text('/rss.xml')).not.toContain('Un article tout neuf');
  const article = { slug: 'tout-neuf', title: 'Un article tout neuf', content: '<p>Neuf.</p>', status: 'published' };
  expect((await write(server, token, 'POST', 'blog_posts', article)).status).toBe(201);
  expect(await text('/rss.xml')).toContain('<title>Un article tout neuf</title>');
  expect(await text('/sitemap.xml')).toContain('https://atelier.example/blog/tout-neuf');
});

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8', 'no-cache'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/social/accueil.png', 'image/png', 'public, max-age=3600'],
  ['/favicon.ico', 'image/x-icon', 'public, max-age=3600'],
])('%s is %s, %s', async (path, type, cacheControl) => {
  const { headers } = await fetch(server.address + path);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, cacheControl]);
});

test('robots are shown the sitemap and kept out of the back-office', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toContain('Sitemap: https://atelier.example/sitemap.xml');
  expect(robots).toContain('Disallow: /admin/');
  expect(robots, 'views that robots would count').toContain('Disallow: /rest/v1/rpc/');
});

test('the key of IndexNow is a file, which is empty while there is none', async () => {
  expect(await text('/indexnow.txt')).toBe('');
  expect((await saveSetting(server, await signIn(server), 'indexnow_key', 'cle-des-essais')).status).toBe(200);
  expect(await text('/indexnow.txt')).toBe('cle-des-essais');
});

test('each page has a picture of 1200 × 630 for shared links; unknown and hidden pages have none', async () => {
  const page = await text('/blog/relancer-ses-devis-sans-y-penser');
  const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(await pngSize(new URL(picture).pathname)).toEqual([1200, 630]);
  expect(await pngSize('/social/accueil.png')).toEqual([1200, 630]);
  expect(await pngSize('/social/services/automatisations.png')).toEqual([1200, 630]);
  for (const path of ['inconnue', 'apercu', 'blog/rgpd-ia-tpe-bonnes-pratiques'])
    expect((await fetch(`${server.address}/social/${path}.png`)).status, path).toBe(404);
});

test(
  'a shared article shows its photograph, cropped around its focal point, of any type',
  { tags: 'spec-10-8' },
  async () => {
    const token = await signIn(server);
    const shared = async () => {
      const answer = await fetch(`${server.address}/social/blog/photographie.jpg`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      const { dominant } = await sharp(bytes).stats();
      return { size: [width, height], colour: dominant.r > dominant.b ? 'red' : 'blue' };
    };
    const drawn = sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200"><path fill="red" d="M0 0h1000v600H0z"/><path fill="blue" d="M0 600h1000v600H0z"/></svg>',
      ),
    );
    for (const type of ['webp', 'png'] as const) {
      const name = `photo-1000x1200-3f9a1c2e.${type}`;
      const body = new Uint8Array(await drawn.clone().toFormat(type).toBuffer());
      const headers = { apikey: server.publishableKey(), authorization: `Bearer ${token}` };
      const sent = await fetch(`${server.address}/storage/v1/object/media/${name}`, { method: 'POST', headers, body });
      expect(sent.status).toBe(200);
      const cover = { featured_image_url: `/storage/v1/object/public/media/${name}`, featured_image_alt: 'Un établi' };
      const article = {
        slug: 'photographie',
        title: 'Une photographie',
        content: '<p>Là.</p>',
        status: 'published',
        ...cover,
      };
      expect((await write(server, token, 'POST', 'blog_posts', article)).status).toBe(201);
      expect(await text('/blog/photographie')).toContain(
        'content="https://atelier.example/social/blog/photographie.jpg"',
      );
      for (const [focus_y, colour] of [
        [0, 'red'],
        [100, 'blue'],
      ] as const) {
        expect((await write(server, token, 'PATCH', `pictures?name=eq.${name}`, { focus_y })).status).toBe(204);
        expect(await shared()).toEqual({ size: [1200, 630], colour });
      }
      await fetch(`${server.address}/rest/v1/blog_posts?slug=eq.photographie`, { method: 'DELETE', headers });
    }
    expect((await fetch(`${server.address}/social/cgv.jpg`)).status, 'without a photograph').toBe(404);
  },
);

test('a page’s picture shows its new title at once', async () => {
  const draw = async (): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${server.address}/social/cgv.png`)).arrayBuffer());
  const [former, again] = [await draw(), await draw()];
  expect(again.equals(former)).toBe(true);
  expect((await savePage(server, await signIn(server), 'cgv', { title: 'Nos conditions' })).status).toBe(200);
  expect((await draw()).equals(former)).toBe(false);
});

test('the manifest names icons that exist', async () => {
  const manifest = JSON.parse(await text('/site.webmanifest')) as { icons: { src: string; sizes: string }[] };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) expect((await pngSize(src)).join('x')).toBe(sizes);
  expect(await pngSize('/icons/180.png')).toEqual([180, 180]);
  expect((await fetch(`${server.address}/icons/9999.png`)).status).toBe(404);
});

test('browsers and devices that ask for an icon by its usual name find one', async () => {
  expect(await pngSize('/apple-touch-icon.png')).toEqual([180, 180]);
  const icon = await fetch(`${server.address}/favicon.ico`);
  expect(icon.headers.get('content-type')).toBe('image/x-icon');
  const bytes = Buffer.from(await icon.arrayBuffer());
  // The ICO file contains one picture of 48 by 48 pixels: a PNG, whose length and place the header tells.
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4), bytes[6], bytes[7]]).toEqual([1, 1, 48, 48]);
  const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect(bytes.subarray(start + 1, start + 4).toString()).toBe('PNG');
  expect(start + length).toBe(bytes.length);
});
