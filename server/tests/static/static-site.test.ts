// @module-tag spec-10-19
// @module-tag exhaustive
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApplication } from '../../src/http/application';
import { builtFrontend, type Frontend } from '../../src/http/frontend';
import { hostedAccess, type SupabaseAccess } from '../../src/http/supabase-access';
import { buildStaticSite, type StaticSite } from '../../src/static/build-static-site';
import { documentPath } from '../../src/static/collect-site';
import { referencesIn } from '../../src/static/references';
import { freshAddress } from '../api-client';
import { setClock } from '../set-clock';
import { useTestSupabase } from '../test-supabase';
import { addressesOf, unknownInCapitals } from './addresses';
import { hosts, startHost } from './hosts';

const SITE_URL = 'https://atelier.example';
const savedEntries = ['relancer-ses-devis-sans-y-penser', 'choisir-son-crm-quand-on-est-trois'];

const supabase = useTestSupabase();
let frontend: Frontend;
let first: StaticSite;
const directory = join(mkdtempSync(join(tmpdir(), 'static-')), 'site');

/** Returns an access in which each request has another address, because our API counts requests by address, unlike a hosted project. */
function accessTo(url: string): SupabaseAccess {
  const access = hostedAccess({ url, publishableKey: supabase.keys.publishableKey, serverSecret: undefined });
  const fetchFrom = (address: string): typeof fetch => {
    const send = access.fetchFrom(address);
    return (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', freshAddress());
      return send(request);
    };
  };
  return { ...access, fetchFrom };
}
const build = (access = accessTo(supabase.url)): Promise<StaticSite> =>
  buildStaticSite({
    access,
    apiRoutes: undefined,
    frontend,
    siteUrl: SITE_URL,
    secretKey: supabase.keys.secretKey,
    directory,
  });
/** Returns an access to a project where every fiftieth request fails. */
function unreliableAccess(): SupabaseAccess {
  const access = accessTo(supabase.url);
  let requests = 0;
  const fetchFrom = (address: string): typeof fetch => {
    const send = access.fetchFrom(address);
    return (input, init) =>
      (requests += 1) % 50 === 0 ? Promise.reject(new TypeError('fetch failed')) : send(input, init);
  };
  return { ...access, fetchFrom };
}
/** Creates the server whose answers become the files. */
const server = () =>
  createApplication({
    access: accessTo(supabase.url),
    apiRoutes: undefined,
    frontend,
    siteUrl: SITE_URL,
    addressOf: () => '',
    isDiskFull: () => Promise.resolve(false),
  });
const read = (path: string): string => readFileSync(join(directory, path), 'utf8');

beforeAll(async () => {
  frontend = await builtFrontend();
  // Few pages, so that drawing their pictures takes little time.
  const { database } = supabase;
  await database`update public.blog_posts set status = 'draft' where not slug = any(${savedEntries})`;
  await database`update public.pages set status = 'draft' where slug not in ('mentions-legales', 'services')`;
  await database`update public.site_settings set value = '1' where key = 'blog_posts_per_page'`;
  await database`insert into public.redirects (from_path, to_address, kind) values
    ('/offres', '/services?à=1', 'temporary'), ('/été/ancien.html', '/services', 'permanent'), ('/contact', '/blog', 'permanent')`;
  await database`update public.blog_posts set featured = false`;
  await database`update public.blog_posts set slug = 'relancer-ses-devis' where slug = ${savedEntries[0] ?? ''}`;
  // The sitemap has the day of a change, so all rows are from the day before: a change gives another day at midnight too.
  await setClock(supabase, '1 day');
  first = await build();
});
afterAll(() => rmSync(join(directory, '..'), { recursive: true }));

test('every link of a page, the sitemap or the feed leads to a file, unless it is a draft', async () => {
  const files = new Set(readdirSync(directory, { recursive: true, encoding: 'utf8' }));
  const texts = [...files].filter((path) => /\.(html|xml|webmanifest)$/.test(path));
  expect(texts).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'apercu.html', 'admin/index.html', 'rss.xml']),
  );
  const linked = new Set(texts.flatMap((path) => [...referencesIn(read(path), `${SITE_URL}/`)]));
  const missing = [...linked]
    .filter((address) => !/[?]/.test(address) && !address.startsWith('/social/'))
    .filter((address) => !files.has(address.slice(1)) && !files.has(documentPath(address, 200)));
  const redirected = new Set(Array.from(read('_redirects').matchAll(/^\S+/gm), String));
  const nowhere = missing.filter((address) => !redirected.has(address));
  expect(nowhere.toSorted()).toEqual([...first.dead.keys()].toSorted());
  const drafts = await supabase.database<{ path: string }[]>`
    select '/' || slug as path from public.pages where status = 'draft'
    union select '/blog/' || slug from public.blog_posts where status = 'draft'`;
  expect(drafts.map(({ path }) => path)).toEqual(expect.arrayContaining(nowhere));
  expect(files.has('social/blog/relancer-ses-devis.png')).toBe(true);
});

test('a document is what the server answers, with the server’s policy', async () => {
  const response = await server().request('/services');
  const [policy, framing] = (response.headers.get('content-security-policy') ?? '').split('; frame-ancestors ');
  expect(framing).toBe("'none'");
  const meta = `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const document = read('services.html').replace(meta, '').replace('<body data-address="/services">', '<body>');
  expect(document).toBe(await response.text());
  expect(policy).toContain(`connect-src 'self' ${supabase.url}`);
  expect(read('_headers')).toContain("content-security-policy: frame-ancestors 'self'");
  expect(read('_headers')).toContain(`permissions-policy: ${response.headers.get('permissions-policy')}`);
});

const answerOf = ({ status, headers }: Response, site: string): string => {
  // A host also answers for a missing file with a document, so only the status is compared.
  if (status === 404) return '404';
  const location = headers.get('location');
  const said = location ? new URL(location, site).href.replace(site, '') : headers.get('content-type')?.toLowerCase();
  return `${status} ${said?.replace('vnd.microsoft.icon', 'x-icon').replace('application/javascript', 'text/javascript')}`;
};

describe('each address has the status, the type or the target that the server answers with', () => {
  const expected = new Map<string, string>();
  beforeAll(async () => {
    chmodSync(join(directory, '..'), 0o755);
    const application = server();
    const from = await supabase.database<{ from_path: string }[]>`select from_path from public.all_redirects()`;
    for (const address of addressesOf(
      directory,
      SITE_URL,
      from.map(({ from_path: path }) => path),
    ))
      expected.set(address, answerOf(await application.request(SITE_URL + address), SITE_URL));
    for (const address of unknownInCapitals) {
      const answer = await application.request(SITE_URL + address);
      const redirected = new URL(answer.headers.get('location') ?? address, SITE_URL).href;
      expected.set(address, answerOf(await application.request(redirected), SITE_URL));
    }
  });

  test.for(hosts)('behind $program', async (host, { skip }) => {
    skip(!host.isThere);
    const { address: site, stop } = await startHost(host, mkdtempSync(join(directory, '../host-')), directory);
    const found = new Map<string, string>();
    for (const address of expected.keys())
      found.set(
        address,
        answerOf(
          await fetch(site + address, { redirect: unknownInCapitals.includes(address) ? 'follow' : 'manual' }),
          site,
        ),
      );
    const missing = await fetch(`${site}/inconnue`);
    await stop();
    expect(missing.headers.get('content-encoding')).toBe('gzip');
    expect(found.size).toBeGreaterThan(452);
    expect(found).toEqual(expected);
  });
});

test('pages of a list are files, redirects and former addresses lines, where no page is', () => {
  expect(read('blog/page/2.html')).toContain('page 2');
  const lines = read('_redirects').split('\n');
  expect(lines).toContain('/offres /services?%C3%A0=1 302');
  expect(lines).toContain('/blog/relancer-ses-devis-sans-y-penser /blog/relancer-ses-devis 301');
  expect(lines.filter((line) => line.startsWith('/contact '))).toEqual([]);
});

test('a change rewrites the pages that show it, and a project that fails changes nothing', async () => {
  await supabase.database`update public.pages set title = 'Mentions revues' where slug = 'mentions-legales'`;
  expect(await build(unreliableAccess())).toMatchObject({ written: 5, removed: 0 });
  expect(read('mentions-legales.html')).toContain('Mentions revues');
  const before = readdirSync(directory, { recursive: true }).length;
  await expect(build(accessTo('http://127.0.0.1:9'))).rejects.toThrow('http://127.0.0.1:9 does not answer: ');
  expect(readdirSync(directory, { recursive: true })).toHaveLength(before);
});
