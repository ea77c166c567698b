import { describe, expect, it } from 'vitest';
import { internalLinks } from './use-broken-links';

const found = (href: string) => internalLinks([href], '/blog/relances').map(({ to, slug }) => `${to} ${slug}`);

describe('internalLinks', () => {
  it.each([
    ['/blog/devis', 'article devis'],
    ['/Blog/Devis/?x=1#prix', 'article devis'],
    [`${window.location.origin}/cgv`, 'page cgv'],
    ['/services/automatisations', 'page services/automatisations'],
    // Without a leading slash the link is relative to the article: a mistake.
    ['contact', 'article contact'],
    ['/admin/blog', 'page admin/blog'],
  ])('%s leads to the %s', (href, expected) => expect(found(href)).toEqual([expected]));

  it.each([
    '/',
    '/contact',
    '/cas-usage',
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
