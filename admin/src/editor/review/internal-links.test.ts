import { describe, expect, it } from 'vitest';
import { internalLinks } from './use-broken-links';

const found = (href: string) => internalLinks([href], '/blog/relances').map(({ table, slug }) => `${table} ${slug}`);

describe('internalLinks', () => {
  it.each([
    ['/blog/devis', 'blog_posts devis'],
    ['/Blog/Devis/?x=1#prix', 'blog_posts devis'],
    [`${window.location.origin}/cgv`, 'pages cgv'],
    ['/etudes-de-cas/devis', 'case_studies devis'],
    ['/services/automatisations', 'pages services/automatisations'],
    // Without a leading slash, the link is relative to the article, which is a mistake.
    ['contact', 'blog_posts contact'],
    ['/admin/blog', 'pages admin/blog'],
  ])('%s leads to %s', (href, expected) => expect(found(href)).toEqual([expected]));

  it.each([
    '/',
    '/contact',
    '/cas-usage',
    '/etudes-de-cas?secteur=e-commerce',
    '/blog/categorie/crm',
    '/blog?search=devis',
    '#partie',
    'https://www.cnil.fr/',
    'mailto:a@example.fr',
    '//x.example/cgv',
    '/rss.xml',
    '/illustrations/accueil.svg',
    'https://',
  ])('%s is not checked', (href) => expect(found(href)).toEqual([]));
});
