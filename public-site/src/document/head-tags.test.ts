// @module-tag spec-10-1
import { settingsFromRows } from '@agency-site/domain/site-settings';
import { expect, test } from 'vitest';
import { scriptJson } from '../data/escape-html';
import { headTags } from './head-tags';

const settings = settingsFromRows([{ key: 'site_title', value: 'L’Atelier' }], 'L’Atelier');
const site = { settings, url: 'https://exemple.fr' };

test(
  'a page’s title is followed by the site’s, and its canonical address is the public one',
  { tags: 'spec-2-2' },
  () => {
    const tags = headTags({ title: 'Nos services', description: 'Cinq services.', path: '/services' }, site);
    expect(tags).toContain('<title>Nos services | L’Atelier</title>');
    expect(tags).toContain('<link rel="canonical" href="https://exemple.fr/services">');
    expect(tags).toContain('<meta property="og:url" content="https://exemple.fr/services">');
    expect(tags).toContain('<meta property="og:image" content="https://exemple.fr/social/services.png">');
  },
);

const shared = (picture: string) =>
  headTags(
    {
      title: 'Relancer',
      description: '',
      path: '/blog/relancer',
      social: { title: 'Relancer', kicker: '', picture, alt: 'Un établi' },
    },
    site,
  );

test('networks show a page’s photograph with its own words, but no drawing and no small picture', () => {
  const photograph = shared('https://projet.supabase.co/storage/v1/object/public/media/a-1600x900-3f9a1c2e.webp');
  expect(photograph).toContain('<meta property="og:image" content="https://exemple.fr/social/blog/relancer.jpg">');
  expect(photograph).toContain('<meta property="og:image:alt" content="Un établi">');
  for (const other of ['/illustrations/a.svg', '/storage/v1/object/public/media/a-300x300-3f9a1c2e.webp']) {
    expect(shared(other)).toContain('<meta property="og:image" content="https://exemple.fr/social/blog/relancer.png">');
    expect(shared(other)).toContain('<meta property="og:image:alt" content="Relancer">');
  }
});

test('a page that does not exist is kept out of search engines and has no canonical address', () => {
  const tags = headTags({ title: 'Page introuvable', description: '', path: '/', hidden: true }, site);
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toContain('canonical');
});

test('stored words cannot leave their attribute, nor JSON its script', { tags: 'spec-10-3' }, () => {
  const tags = headTags({ title: '"><script>alert(1)</script>', description: '" onload="x', path: '/' }, site);
  expect(tags).not.toContain('<script>alert');
  expect(tags).not.toContain('" onload');
  expect(scriptJson({ title: '</script><script>' })).not.toContain('</script>');
});

interface Graph {
  '@graph': Record<string, unknown>[];
}

const graphOf = (tags: string): Graph['@graph'] =>
  (JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(tags)?.[1] ?? '{}') as Graph)['@graph'];

test.each([
  ['Équipe L’Atelier', 'Organization'],
  ['', 'Organization'],
  ['Camille Aubry', 'Person'],
])('an article signed « %s » is by a thing of type %s', (author, type) => {
  const subject = {
    type: 'article' as const,
    headline: 'Relancer',
    author,
    section: 'CRM',
    publishedAt: null,
    updatedAt: '2026-11-13T07:30:00+00:00',
    keywords: [],
  };
  const tags = headTags({ title: 'Relancer', description: '', path: '/blog/relancer', subject }, site);
  expect(graphOf(tags).at(-1)).toMatchObject({ author: { '@type': type, name: author || 'L’Atelier' } });
});

test('an article’s structured data names it, its dates and the way to it', () => {
  const tags = headTags(
    {
      title: 'Relancer ses devis',
      description: 'Trois messages.',
      path: '/blog/relancer',
      crumbs: [{ label: 'Blog', to: '/blog' }, { label: 'Relancer ses devis' }],
      subject: {
        type: 'article',
        headline: 'Relancer ses devis',
        author: 'L’équipe',
        section: 'CRM',
        publishedAt: '2026-11-12T07:30:00+00:00',
        updatedAt: '2026-11-13T07:30:00+00:00',
        keywords: ['devis'],
      },
    },
    site,
  );
  const graph = graphOf(tags);
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'BreadcrumbList', 'BlogPosting']);
  expect(graph[0]).toMatchObject({ name: 'L’Atelier', logo: 'https://exemple.fr/icons/512.png' });
  expect(graph[2]).toMatchObject({ headline: 'Relancer ses devis', datePublished: '2026-11-12T07:30:00+00:00' });
  expect(graph[1]).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://exemple.fr/' },
      { position: 2, item: 'https://exemple.fr/blog' },
      { position: 3, item: 'https://exemple.fr/blog/relancer' },
    ],
  });
});

test('an article links its author’s page, which structured data describes as a profile', () => {
  const subject = {
    type: 'article' as const,
    headline: 'Relancer',
    author: 'Équipe de Zoé',
    authorPath: '/blog/auteur/zoe',
    section: null,
    publishedAt: null,
    updatedAt: '2026-11-13T07:30:00+00:00',
    keywords: [],
  };
  const article = headTags({ title: 'Relancer', description: '', path: '/blog/relancer', subject }, site);
  const url = 'https://exemple.fr/blog/auteur/zoe';
  expect(graphOf(article).at(-1)).toMatchObject({ author: { '@type': 'Person', name: 'Équipe de Zoé', url } });
  expect(article).toContain(`<meta property="article:author" content="${url}">`);
  const person = { type: 'person' as const, name: 'Zoé', picture: '/media/zoe.webp' };
  const page = headTags(
    { title: 'Zoé', description: 'Écrit.', path: '/blog/auteur/zoe?page=2', subject: person },
    site,
  );
  expect(graphOf(page).at(-1)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Zoé', image: 'https://exemple.fr/media/zoe.webp', url },
  });
});

test('unset values are left out, of the agency and of an article', () => {
  const bare = { ...site, settings: settingsFromRows([], 'L’Atelier') };
  const home = headTags({ title: 'Accueil', description: '', path: '/' }, bare);
  expect(home).not.toContain('name="description"');
  expect(home).not.toContain('og:description');
  expect(graphOf(home)[0]).not.toHaveProperty('sameAs');
  expect(graphOf(home)[0]).not.toHaveProperty('description');
  expect(home).not.toContain('""');
  const article = headTags(
    {
      title: 'Brouillon',
      description: '',
      path: '/blog/brouillon',
      subject: {
        type: 'article',
        headline: 'Brouillon',
        author: '',
        section: null,
        publishedAt: null,
        updatedAt: '2026-11-13T07:30:00+00:00',
        keywords: [],
      },
    },
    bare,
  );
  expect(article).not.toMatch(/article:(published_time|section|tag)/);
  expect(article).not.toContain('""');
});

test.each([
  ['à partir de', { minPrice: 1500 }],
  ['', { price: 1500 }],
])('a service’s structured data holds its price in euros, « %s »', (words, price) => {
  const offer = { name: 'Audit', slug: 'services/audit-processus', price: 1500, price_words: words, line: '' };
  const texts = { suits: '', picture_url: '', in_sentence: '', form_choice: '' };
  const tags = headTags(
    {
      title: 'Audit',
      description: 'Une journée.',
      path: '/services/audit-processus',
      subject: { type: 'service', name: 'Audit de processus', offer: { ...offer, ...texts } },
    },
    site,
  );
  expect(graphOf(tags).at(-1)).toMatchObject({
    '@type': 'Service',
    offers: { priceSpecification: { ...price, priceCurrency: 'EUR' } },
  });
});
