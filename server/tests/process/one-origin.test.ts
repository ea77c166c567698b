// @module-tag spec-10-17
// @module-tag spec-10-3
// @module-tag spec-10-4
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { administrator, savePage, signIn } from './api-of';
import { startServer, useServer } from './running-server';

const server = useServer({ ...administrator, METRICS_PORT: '0' });

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a raw request, because `fetch` decodes bodies, follows redirects and normalises addresses. */
function raw(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(server.address, { path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

test('pages carry a policy without inline scripts except the two named by their hashes', async () => {
  const { headers, body } = await raw('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types texts;");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
  expect(body.toString()).toContain('demi-journée</span> par semaine');
});

test('pages are rendered by the production build of React, whatever NODE_ENV is', () => {
  const build = repositoryPath('public-site/dist/server');
  const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  expect(scripts).toContain('entry-server.js');
  expect(scripts.filter((file) => readFileSync(join(build, file), 'utf8').includes('NODE_ENV'))).toEqual([]);
});

test('pages are sent in brotli, gzip or plain, and not sent again when unchanged', async () => {
  const plain = await raw('/blog');
  // With `no-cache`, browsers ask each time whether the page has changed.
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding' });
  const brotli = await raw('/blog', { 'accept-encoding': 'br' });
  const gzipped = await raw('/blog', { 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzipped.body).equals(plain.body)).toBe(true);
  // The header as browsers send it: every encoding, with the same weight.
  const asBrowsers = await raw('/blog', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(asBrowsers.headers['content-encoding']).toBe('br');
  const refused = await raw('/blog', { 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers['content-encoding']).toBe('gzip');
  const again = await raw('/blog', { 'if-none-match': String(plain.headers['etag']) });
  expect(again.status).toBe(304);
  const etag = String(plain.headers['etag']);
  for (const known of [`"other", ${etag}`, etag.replace('W/', ''), '*'])
    expect((await raw('/blog', { 'if-none-match': known })).status, known).toBe(304);
  expect((await raw('/blog', { 'if-none-match': '"other"' })).status).toBe(200);
  expect(again.body).toHaveLength(0);
  expect((await raw('/inconnue', { 'if-none-match': '*' })).status, 'no page, whatever is kept').toBe(404);
});

test('hashed files are kept for ever and sent precompressed; others are not', async () => {
  const script = /<script type="module" src="([^"]+)"/.exec((await raw('/')).body.toString())?.[1] ?? '';
  const file = await raw(script, { 'accept-encoding': 'br' });
  expect(file.status).toBe(200);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-encoding']).toBe('br');
  expect(file.headers['content-type']).toContain('javascript');
  const picture = await raw('/illustrations/accueil.svg');
  expect(picture.headers['cache-control']).toBe('public, max-age=3600');
  expect(picture.headers['content-type']).toContain('image/svg+xml');
});

test('pictures that other sites show may be shown by them, and nothing else may', async () => {
  for (const [path, policy] of [
    ['/social/accueil.png', 'cross-origin'],
    ['/icons/192.png', 'cross-origin'],
    ['/storage/v1/object/public/media/inconnue.webp', 'cross-origin'],
    ['/rest/v1/pages', 'same-origin'],
    ['/blog', 'same-origin'],
  ] as const) {
    expect((await raw(path)).headers['cross-origin-resource-policy'], path).toBe(policy);
  }
});

test('the builds’ own lists of files are served to nobody', async () => {
  for (const path of ['/.vite/manifest.json', '/admin/.built', '/.built', '/assets/../.vite/manifest.json'])
    expect((await raw(path)).status, path).toBe(404);
});

test('no other site may call the API, and HTTPS is required of no other host of the domain', async () => {
  const { status, headers } = await raw('/rest/v1/site_settings?select=key', {
    apikey: server.publishableKey(),
    origin: 'https://ailleurs.example',
  });
  expect(status).toBe(200);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(headers['strict-transport-security']).toBe('max-age=15552000');
});

test('every address below /admin is the back-office, with a fresh nonce each time', async () => {
  const [first, second] = await Promise.all([raw('/admin/blog/edit/12'), raw('/admin/')]);
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  const nonce = /nonce="([^"]+)"/.exec(first.body.toString())?.[1] ?? '';
  expect(String(first.headers['content-security-policy'])).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(String(first.headers['content-security-policy'])).toContain("script-src 'self';");
  expect(second.body.toString()).not.toContain(nonce);
  expect((await raw('/admin/assets/missing-12345678.js')).status).toBe(404);
  const bare = await raw('/admin');
  expect([bare.status, bare.headers['location']]).toEqual([301, '/admin/']);
});

test(
  'one address per page: upper case and trailing slashes redirect for good, keeping the query',
  { tags: 'spec-10-1' },
  async () => {
    const answer = await raw('/Blog/?page=2');
    expect(answer.status).toBe(301);
    expect(answer.headers['location']).toBe('/blog?page=2');
  },
);

test.each(['//evil.example/', '/%5Cevil.example/', '/%09/evil.example/', '/%0d%0aX-A:b/', '/%C3%80-propos/'])(
  'no redirection leads to another site or writes a header: %s',
  async (path) => {
    const { status, headers } = await raw(path);
    expect(status).toBe(301);
    expect(headers['location']).toMatch(/^\/[\w%.:-]+(\/[\w%.:-]+)*$/);
    expect(headers).not.toHaveProperty('x-a');
  },
);

test('a page shows new content as soon as it was written through the API', async () => {
  const token = await signIn(server);
  expect((await raw('/cgv')).body.toString()).toContain('Conditions générales de vente</h1>');
  const changed = await savePage(server, token, 'cgv', { title: 'Nos conditions' });
  expect(changed.status).toBe(200);
  expect((await raw('/cgv')).body.toString()).toContain('Nos conditions</h1>');
});

test('nothing but the API is served below the API’s paths', async () => {
  for (const path of ['/storage/v1/bucket', '/rest/v2/pages', '/auth/v1/signup', '/_system/info'])
    expect((await raw(path)).status, path).toBe(404);
  expect((await raw('/rest/v1/../../_system/info')).status, 'no address of the API').toBe(400);
});

test('a hosted project is used instead when one is named, and nothing is embedded', { tags: 'spec-10-8' }, async () => {
  const front = await startServer({ SUPABASE_URL: server.address, SUPABASE_PUBLISHABLE_KEY: server.publishableKey() });
  const page = await fetch(`${front.address}/blog`);
  expect(await page.text()).toContain('Relancer ses devis sans y penser');
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${server.address}`);
  expect(page.headers.get('content-security-policy')).toContain(`img-src 'self' data: https: ${server.address};`);
  expect((await fetch(`${front.address}/rest/v1/pages`)).status).toBe(404);
  expect((await fetch(`${front.address}/healthz`)).status).toBe(200);
  await front.stop();
});

test('reading pages is not limited like the API is', async () => {
  const answers = await Promise.all(Array.from({ length: 700 }, () => raw('/blog')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('metrics are on an address of their own: routes, durations, cache, database, outbox, disk', async () => {
  for (let count = 0; count < 2; count += 1) await raw('/blog?utm_source=x');
  expect((await raw('/metrics')).status).toBe(404);
  const address = /Metrics\s+(\S+)/.exec(server.output())?.[1] ?? '';
  const answer = await fetch(address);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines.filter((line) => !/^[a-z_\d]+(\{(\w+="[^"]*",?)+\})? (NaN|[\d.e+-]+)$/.test(line))).toEqual([]);
  expect(lines).toContain('database_up 1');
  expect(text).toMatch(/^http_requests_total\{route="\/blog",status="2xx"\} [1-9]/m);
  expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="0\.001",route="\/blog"\} \d/m);
  for (const name of ['render_cache_requests_total{outcome="hit"}', 'database_connections', 'outbox_waiting'])
    expect(text).toContain(`\n${name} `);
  for (const name of ['disk_free_bytes', 'migrations_applied', 'nodejs_eventloop_lag_p99_seconds', 'database_restarts'])
    expect(text).toContain(`\n${name} `);
  expect(text, 'before the first backup').not.toContain('backup_age_seconds ');
});

test('a log that nobody reads any more does not end the server', async () => {
  server.child.stdout?.destroy();
  let answered = 0;
  const ask = async (): Promise<number> => (answered += Number((await raw('/blog')).status === 200));
  // Ten requests take longer than the server collects lines before it writes them (DELAY_MS of monitor.ts).
  await expect.poll(ask, { interval: 20 }).toBe(10);
  expect(server.child.exitCode).toBeNull();
});
