// @module-tag spec-10-1
import { expect, test } from '@playwright/test';
import { exhaustive, isExhaustive } from '../screens/exhaustive';
import { kindsOfScreen, listedAddresses } from '../screens/public-addresses';
import { readHead, type Node } from '../screens/served-head';
import { structuredDataFaults } from '../screens/structured-data';

// These tests run in one worker, so that they share the pages that they read.
test.describe.configure({ mode: 'default' });

const ofType = (graph: readonly Node[], type: string): Node | undefined => graph.find((node) => node['@type'] === type);

/** The pages whose heads the tests read: one of each kind, or all in an exhaustive run. */
const isRead = (address: string): boolean => isExhaustive || kindsOfScreen.includes(address);
const readAddresses = listedAddresses.filter(isRead);

/** Whether another journey added this article or case study, which it will delete, or this further page of the list. */
const isFromAnotherTest = (address: string): boolean =>
  /^\/(blog[/?]|etudes-de-cas\/)/.test(address) && !listedAddresses.includes(address);

test('every listed page has its title, canonical address and social tags in its HTML', async ({ request, baseURL }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of readAddresses) {
    const head = await readHead(request, address);
    const own = `${baseURL}${address}`;
    expect.soft(head.title, address).toMatch(/^.{10,} \| Automatelier$/);
    expect.soft(head.meta('description').length, address).toBeGreaterThan(50);
    expect.soft(head.link('canonical'), address).toBe(own);
    expect.soft(head.meta('og:url'), address).toBe(own);
    expect.soft(head.meta('og:title').length, address).toBeGreaterThan(5);
    expect.soft(head.meta('og:description'), address).toBe(head.meta('description'));
    expect.soft(head.meta('og:type'), address).toBe(/^\/blog\/[^/]+$/.test(address) ? 'article' : 'website');
    expect.soft(head.meta('og:image'), address).toMatch(/\/social\/.+\.png$/);
    expect.soft([head.meta('og:image:width'), head.meta('og:image:height')], address).toEqual(['1200', '630']);
    expect.soft(head.meta('twitter:card'), address).toBe('summary_large_image');
    expect.soft(head.meta('robots'), address).toBe('');
    expect.soft(head.link('icon'), address).toBe('/logo.svg');
    expect.soft(head.link('manifest'), address).toBe('/site.webmanifest');
    expect.soft(head.link('alternate'), address).toBe('/rss.xml');
    expect.soft(titles.get(head.title), `${address} has a title of its own`).toBeUndefined();
    expect.soft(descriptions.get(head.meta('description')), `${address} has a description of its own`).toBeUndefined();
    titles.set(head.title, address);
    descriptions.set(head.meta('description'), address);
  }
});

test('every listed page names its keywords', { tag: '@spec-2-2' }, async ({ request }) => {
  for (const address of readAddresses)
    expect.soft((await readHead(request, address)).meta('keywords').split(',').length, address).toBeGreaterThan(2);
});

test('the structured data of every page has Google’s required fields and a breadcrumb', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  expect(addresses).toEqual(expect.arrayContaining([...listedAddresses]));
  // Others in the sitemap belong to other journeys, which delete them.
  for (const address of readAddresses) {
    const { graph } = await readHead(request, address);
    expect.soft(structuredDataFaults(graph), address).toEqual([]);
    const isAboutTheAgency = ['/', '/a-propos', '/contact'].includes(address);
    expect.soft(graph[0]?.['@type'], address).toBe(isAboutTheAgency ? 'ProfessionalService' : 'Organization');
    if (address === '/') continue;
    const steps = ofType(graph, 'BreadcrumbList')?.['itemListElement'] as Node[] | undefined;
    expect.soft(steps?.[0], address).toMatchObject({ position: 1, item: `${baseURL}/` });
    expect.soft(steps?.at(-1), address).toMatchObject({ position: steps?.length, item: `${baseURL}${address}` });
  }
});

test('an article has its date, author and tags in the tags of social networks', async ({ request, baseURL }) => {
  const { html, meta, graph } = await readHead(request, '/blog/relancer-ses-devis-sans-y-penser');
  const article = ofType(graph, 'BlogPosting');
  expect(meta('article:published_time')).toBe(article?.['datePublished']);
  expect(meta('article:modified_time')).toBe(article?.['dateModified']);
  expect(meta('article:author')).toBe(`${baseURL}/a-propos`);
  const author = String((article?.['author'] as Node | undefined)?.['name']);
  expect(html, 'as the reader sees it').toContain(`<span>${author}</span>`);
  expect(meta('author')).toBe(author);
  expect(meta('article:section')).toBe('Automatisation');
  const tags = Array.from(html.matchAll(/<meta property="article:tag" content="([^"]*)"/g), ([, tag]) => tag);
  expect(tags).toEqual(['devis', 'relance', 'artisans', 'trésorerie']);
  expect((await readHead(request, '/services')).html).not.toContain('article:');
});

test('structured data describes the agency with its hours, the site search, and each page', async ({
  request,
  baseURL,
}) => {
  const home = await readHead(request, '/');
  expect(ofType(home.graph, 'ProfessionalService')).toMatchObject({
    name: 'Automatelier',
    foundingDate: expect.stringMatching(/^\d{4}$/),
    address: { '@type': 'PostalAddress', addressLocality: 'Paris', addressCountry: 'FR' },
    openingHoursSpecification: { opens: '09:00', closes: '18:00' },
  });
  expect(ofType(home.graph, 'WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${baseURL}/blog?search={search_term_string}` },
    },
  });
  const service = await readHead(request, '/services/audit-processus');
  expect(ofType(service.graph, 'Service')).toMatchObject({
    offers: { priceSpecification: { minPrice: 1500, priceCurrency: 'EUR' } },
  });
  expect(ofType(service.graph, 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Accueil' }, { name: 'Services' }, { name: 'Audit de processus' }],
  });
  const article = await readHead(request, '/blog/combien-coute-une-automatisation');
  expect(ofType(article.graph, 'BlogPosting')).toMatchObject({
    headline: expect.stringContaining('Combien coûte une automatisation\u202F?'),
    description: article.meta('description'),
    inLanguage: 'fr-FR',
  });
  expect(ofType((await readHead(request, '/cas-usage/btp-artisanat')).graph, 'Service')).toHaveProperty('provider');
  const blog = ofType((await readHead(request, '/blog')).graph, 'Blog');
  expect(blog?.['mainEntity']).toMatchObject({ '@type': 'ItemList', itemListElement: expect.any(Array) });
  expect(ofType((await readHead(request, '/contact')).graph, 'FAQPage')?.['mainEntity']).toHaveLength(3);
});

test(
  'every page is reached by links of the served HTML, and no link of it is dead',
  exhaustive,
  async ({ request }) => {
    test.setTimeout(120_000);
    const seen = new Set(['/']);
    const ids = new Map<string, Set<string>>();
    const anchors: { from: string; to: string; id: string }[] = [];
    for (const address of seen) {
      if (isFromAnotherTest(address) && !address.startsWith('/blog?page=')) continue;
      const answer = await request.get(address);
      if (!isFromAnotherTest(address)) expect.soft(answer.status(), `${address}, linked from the site`).toBe(200);
      if (!answer.headers()['content-type']?.includes('text/html')) continue;
      const html = await answer.text();
      ids.set(address, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), `http://site.example${address}`);
        if (url.host !== 'site.example') continue;
        const to = url.pathname + url.search;
        if (url.hash && !isFromAnotherTest(to))
          anchors.push({ from: address, to, id: decodeURIComponent(url.hash.slice(1)) });
        seen.add(to);
      }
    }
    for (const { from, to, id } of anchors)
      expect.soft(ids.get(to)?.has(id), `${from} leads to ${to}#${id}`).toBe(true);
    for (const address of listedAddresses) expect.soft(seen, address).toContain(address);
  },
);

test('links to other sites do not hand over the page', { tag: '@spec-10-3' }, async ({ request }) => {
  for (const address of readAddresses) {
    const { html } = await readHead(request, address);
    const outside = [...html.matchAll(/<a [^>]*href="https?:[^"]*"[^>]*>/g)].map(([tag]) => tag);
    expect
      .soft(
        outside.filter((tag) => !/rel="[^"]*noopener/.test(tag)),
        address,
      )
      .toEqual([]);
  }
});
