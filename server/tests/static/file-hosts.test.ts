// @module-tag spec-10-19
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/static/host-files';
import { headerRules, typeRules } from '../../src/static/host-rules';
import { writeFolder } from '../../src/static/write-folder';
import { sendRaw } from '../exhaustive/raw-request';
import { hosts, startHost } from './hosts';

const parent = mkdtempSync(join(tmpdir(), 'file-hosts-'));
chmodSync(parent, 0o755);
const root = join(parent, 'static');
afterAll(() => rmSync(parent, { recursive: true }));

const UNSERVED = ['/404.html', '/_redirects', '/nginx.conf', '/Caddyfile', '/blog/un.html', '/gone.md'];
const FEED = 'application/rss+xml; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const media = 'storage/v1/object/public/media/a.png';
const files = {
  'index.html': 'home',
  '404.html': 'missing',
  'blog.html': 'blog',
  'blog/page/2.html': 'second page',
  'blog/un.html': 'un',
  'blog/amp.html': 'amp',
  'blog/categorie/crm.html': 'crm',
  'blog/un.md': 'un '.repeat(400),
  'admin/index.html': 'back-office',
  'assets/a-12345678.js': '1',
  'illustrations/a.svg': '<svg/>'.repeat(200),
  [media]: '1',
  'storage/v1/object/public/files/a.csv': 'a;b',
  'rss.xml': '<rss/>'.repeat(200),
  'llms.txt': 'une page',
  'robots.txt': 'été',
  ...hostFiles({
    headers: [
      ...headerRules(new Headers({ 'x-content-type-options': 'nosniff' })),
      ...typeRules(
        new Map([
          ['/rss.xml', FEED],
          ['/llms.txt', MARKDOWN],
          ['/blog/un.md', MARKDOWN],
          ['/storage/v1/object/public/files/a.csv', 'text/csv'],
        ]),
      ),
    ],
    redirects: [
      ...['/%C3%A9t%C3%A9', '/a%0A%22%5Cb', '/a%FF', '/ancien.html', '/b:c*(d)'].map((from) => ({ from, to: '/blog' })),
      { from: '/ancre', to: '/blog?vue=%C3%A0,b#$1' },
      { from: '/fin', to: '/blog#haut' },
      { from: '/ailleurs', to: 'http://autre.example/%7Ba%7D/$b' },
    ].map((rule) => ({ ...rule, status: 302 as const })),
    pagedLists: ['/blog'],
    pages: ['/blog', '/blog/un', '/blog/amp', '/blog/categorie/crm'],
    typedFiles: ['/robots.txt', '/rss.xml'],
    siteUrl: 'https://www.example.fr',
  }),
};

beforeAll(async () => {
  await writeFolder(root, new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])), '_headers');
});

describe.each(hosts)('$program, on a machine that has it', (host) => {
  describe.skipIf(!host.isThere)('serves the files', () => {
    let site: string;
    let stop: () => Promise<unknown>;
    beforeAll(async () => {
      const directory = join(parent, host.program);
      mkdirSync(directory);
      ({ address: site, stop } = await startHost(host, directory, root));
    });
    afterAll(() => stop());

    test.each([
      ['/', 200, 'home'],
      ['/blog', 200, 'blog'],
      ['/blog?utm_source=lettre', 200, 'blog'],
      ['/blog?page=2', 200, 'second page'],
      ['/blog?page=9', 404, 'missing'],
      ['/blog?page=../../index', 200, 'blog'],
      ['/blog/un', 200, 'un'],
      ['/blog/un/suite', 404, 'missing'],
      ['/blog/page', 404, 'missing'],
      ['/inconnue', 404, 'missing'],
      ['/admin/contacts/12', 200, 'back-office'],
      ['/admin/assets/gone.js', 404, 'missing'],
      ['/assets/gone.js', 404, 'missing'],
      ['/gone/feed', 404, 'missing'],
      ['/blog/categorie/crm/feed', 404, 'missing'],
      ['/blog/amp', 200, 'amp'],
      ['/blog/%75n', 200, 'un'],
      ['/ADMIN', 200, 'back-office'],
      ...UNSERVED.map((path): [string, number, string] => [path, 404, 'missing']),
    ])('answers %s with %i: %s', async (path, status, text) => {
      const answer = await fetch(site + path);
      expect([answer.status, await answer.text()]).toEqual([status, text]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    });

    test.each([
      ['/blog/?page=2', 301, '/blog?page=2'],
      ['/%C3%A9t%C3%A9?a=1', 302, '/blog?a=1'],
      ['/%c3%A9t%C3%a9', 302, '/blog'],
      ['/a%0a%22%5cb', 302, '/blog'],
      ['/a%ff', 302, '/blog'],
      ['/B:C*(D)/', 302, '/blog'],
      ['/ancien.html', 302, '/blog'],
      ['/ancre', 302, '/blog?vue=%C3%A0,b#%241'],
      ['/ancre?a=1', 302, '/blog?vue=%C3%A0,b&a=1#%241'],
      ['/fin', 302, '/blog#haut'],
      ['/fin?a=1', 302, '/blog?a=1#haut'],
      ['/ailleurs?a=1', 302, 'http://autre.example/%7Ba%7D/%24b?a=1'],
      ['/admin', 301, '/admin/'],
      ['/blog/feed/', 301, '/blog'],
      ['/blog/un/feed/atom?a=1', 301, '/blog/un?a=1'],
      ['/blog/un/comment-page-2/feed/', 301, '/blog/un'],
      ['/blog/amp/amp', 301, '/blog'],
      ['/blog/page/2/', 301, '/blog'],
      ['/blog/page/2', 301, '/blog'],
      ['/page/3', 301, '/'],
      ['/BLOG/Un/', 301, '/blog/un'],
      ['/ROBOTS.Txt', 301, '/robots.txt'],
      ['/Rss.xml?a=1', 301, '/rss.xml?a=1'],
      ['/fin/feed/', 302, '/blog#haut'],
      ['/%C3%A9T%C3%A9/page/2/', 302, '/blog'],
    ])('leads from %s on with %i to %s', async (path, status, location) => {
      const answer = await fetch(site + path, { redirect: 'manual' });
      expect([answer.status, onSite(answer.headers.get('location'))]).toEqual([status, location]);
    });

    /** Returns a redirect's target as a path of the site, because Apache writes absolute addresses. */
    const onSite = (location = '' as string | null): string =>
      (location ?? '').replace(new RegExp(`^${site}(?=/)`), '');

    /** Returns the Location for a target that is sent unchanged, as no client library would send it. */
    const locationOf = async (target: string): Promise<string | undefined> => {
      const answer = await sendRaw(site, { method: 'GET', target, headers: [], body: '' }, 10_000);
      return /^location: (.*)$/im.exec(answer?.head ?? '')?.[1];
    };

    test('leads from its public address on within that, whose TLS a proxy may have ended', async () => {
      const [answer] = await once(get(`${site}/blog/`, { headers: { host: 'www.example.fr' } }), 'response');
      const { location } = (answer as IncomingMessage).resume().headers;
      expect(new URL(location ?? '', 'https://www.example.fr').href).toBe('https://www.example.fr/blog');
    });

    test('leads to no other site, however an address is written', async () => {
      const starts = String.raw`%5C \ %5c%5C %09/ %0d%0a / // .// .//%5C %2F %2F%2F %2e// a/..//`.split(' ');
      const ends = ['', '/', '//', '/?a=1', '/index.html', '%2F', '/.', '/a/'];
      const targets = starts.flatMap((start) =>
        ['autre.example', 'AUTRE.example'].flatMap((name) => ends.map((end) => `/${start}${name}${end}`)),
      );
      const redirects = await Promise.all(targets.map(async (target) => [target, await locationOf(target)] as const));
      const astray = redirects.filter(([, location = '/']) => {
        const { origin, pathname } = new URL(location, site);
        return origin !== site || pathname.startsWith('//');
      });
      expect(astray).toEqual([]);
    });

    test.each([
      ['/a%5Cb/', '/a%5Cb'],
      ['/%C3%A9t%C3%A9/suite/?a=%C3%A9', '/%C3%A9t%C3%A9/suite?a=%C3%A9'],
      ['/a%20%25%22%24b/', '/a%20%25%22%24b'],
      ['//blog/', '/blog'],
      ['/blog//', '/blog'],
      ['/blog//un?a=//b', '/blog/un?a=//b'],
    ])('takes the slashes too many from %s, and keeps what is escaped: %s', async (target, location) => {
      expect(onSite(await locationOf(target))).toBe(location);
    });

    const headersOf = async (path: string): Promise<Headers> => (await fetch(site + path)).headers;

    test('gives each path its headers', async () => {
      expect((await headersOf('/blog')).get('cache-control')).toBe('no-cache');
      const downloaded = await headersOf('/storage/v1/object/public/files/a.csv');
      expect(downloaded.get('content-disposition')).toBe('attachment');
      expect((await headersOf('/assets/a-12345678.js')).get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
      expect((await headersOf('/blog')).get('x-robots-tag')).toBeNull();
      expect((await headersOf('/admin/')).get('x-robots-tag')).toBe('noindex');
      expect((await headersOf('/admin/')).get('content-security-policy')).toBe("frame-ancestors 'self'");
    });

    test.each([
      ['/rss.xml', FEED],
      ['/llms.txt', MARKDOWN],
      ['/blog/un.md', MARKDOWN],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/illustrations/a.svg', /^image\/svg\+xml/],
    ])('says that %s is %s', async (path, type) => {
      expect((await headersOf(path)).get('content-type')).toMatch(type);
    });

    test.each(['/blog/un.md', '/rss.xml', '/illustrations/a.svg'])('compresses %s', async (path) => {
      const { headers } = await fetch(site + path, { headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('vary')).toMatch(/^accept-encoding$/i);
    });

    test.each(['/blog', `/${media}`, '/illustrations/a.svg', '/blog/un.md'])(
      'answers 304 for %s that is there already',
      async (path) => {
        const etag = (await headersOf(path)).get('etag') ?? '';
        // Apache marks the validator of a file as weak during its first second.
        for (const known of [etag, `W/${etag.replace(/^W\//, '')}`])
          expect((await fetch(site + path, { headers: { 'if-none-match': known } })).status, known).toBe(304);
      },
    );
  });
});
