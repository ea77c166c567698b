// @module-tag spec-10-19
// @module-tag spec-10-4
import { expect, test } from 'vitest';
import { queryParametersOf } from './static-host.browser';
import { routeQuery } from './route-query';

const read = (address: string): string => routeQuery(new URL(address, 'https://atelier.example'));

test.each([
  ['/?fbclid=x', ''],
  ['/?Cat=3&fbclid=x', '?cat=3'],
  ['/services?utm_source=lettre&utm_medium=e-mail', ''],
  ['/blog?gclid=x', ''],
  ['/blog?page=1', ''],
  ['/blog?page=2&fbclid=x', '?page=2'],
  ['/blog?page=abc', ''],
  ['/blog?q=devis', '?search=devis'],
  ['/blog?tag=a&categorie=crm&x=1', '?categorie=CRM&tag=a'],
  ['/blog/categorie/crm?page=3&search=devis', '?page=3'],
  ['/blog/auteur/zoe?page=3&search=devis', '?page=3'],
  ['/blog/un-article?page=3', ''],
  ['/etudes-de-cas?secteur=btp-artisanat&fbclid=x', '?secteur=btp-artisanat'],
  ['/etudes-de-cas?secteur=<b>', ''],
  ['/etudes-de-cas?page=2&secteur=e-commerce&x=1', '?secteur=e-commerce&page=2'],
  ['/etudes-de-cas?page=0', ''],
  ['/recherche?q=%20devis%20&page=2&fbclid=x', '?q=devis&page=2'],
  ['/recherche?page=2', ''],
  ['/contact?service=outils-nocode&fbclid=x', '?service=outils-nocode'],
  ['/contact?service=<b>', ''],
  ['/contact?service=', ''],
])('of %s the route reads « %s »', (address, query) => {
  expect(read(address)).toBe(query);
});

const values: Readonly<Record<string, string>> = {
  page: '2',
  service: 'outils-nocode',
  secteur: 'btp-artisanat',
};
const candidates = ['categorie', 'tag', 'search', 'q', 'page', 'service', 'secteur', 'utm_source'];

test.each([
  '/',
  '/blog',
  '/blog/categorie/crm',
  '/blog/auteur/zoe',
  '/blog/un-article',
  '/contact',
  '/etudes-de-cas',
  '/recherche',
  '/services',
])('the parameters that change the page %s are known', (path) => {
  const known = candidates.filter((name) => routeQuery(new URL(`http://a${path}?${name}=${values[name] ?? 'crm'}`)));
  expect(queryParametersOf(path)?.split(' ') ?? []).toEqual(expect.arrayContaining(known));
  expect(queryParametersOf(path) !== undefined).toBe(known.length > 0);
});
