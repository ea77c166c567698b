import { expect, test } from 'vitest';
import { routeQuery } from './route-query';

const read = (address: string): string => routeQuery(new URL(address, 'https://atelier.example'));

test.each([
  ['/?fbclid=x', ''],
  ['/services?utm_source=lettre&utm_medium=e-mail', ''],
  ['/blog?gclid=x', ''],
  ['/blog?page=1', ''],
  ['/blog?page=2&fbclid=x', '?page=2'],
  ['/blog?page=abc', ''],
  ['/blog?q=devis', '?search=devis'],
  ['/blog?tag=a&categorie=crm&x=1', '?categorie=CRM&tag=a'],
  ['/blog/categorie/crm?page=3&search=devis', '?page=3'],
  ['/blog/un-article?page=3', ''],
  ['/contact?service=outils-nocode&fbclid=x', '?service=outils-nocode'],
  ['/contact?service=inconnu', ''],
])('of %s the route reads « %s » (§10.4)', (address, query) => {
  expect(read(address)).toBe(query);
});
