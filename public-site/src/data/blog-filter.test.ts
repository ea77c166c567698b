import { expect, test } from 'vitest';
import { blogAddress, isFiltered, readBlogFilter } from './blog-filter';

const read = (query: string) => readBlogFilter(new URLSearchParams(query));

test('a filter and its address match', () => {
  const filter = { category: 'Intelligence Artificielle', tag: 'e-mails', search: 'réponse à 100 %', page: 3 };
  expect(readBlogFilter(new URL(blogAddress(filter), 'https://exemple.fr').searchParams)).toEqual(filter);
});

test('the whole blog and its first page are one address', () => {
  expect(blogAddress({ page: 1 })).toBe('/blog');
  expect(blogAddress({ category: 'CRM', page: 1 })).toBe('/blog?categorie=CRM');
  expect(blogAddress({ page: 2 })).toBe('/blog?page=2');
});

test.each(['CRM', 'crm', 'intelligence artificielle', 'intelligence-artificielle', 'strategie digitale'])(
  'the category « %s » is recognised however it is written',
  (written) => {
    expect(['CRM', 'Intelligence Artificielle', 'Stratégie Digitale']).toContain(
      readBlogFilter(new URLSearchParams({ categorie: written })).category,
    );
  },
);

test('an unknown category is kept, so that the list can say that it is empty', () => {
  expect(read('categorie=Jardinage').category).toBe('Jardinage');
});

test('« q » is honoured, « search » comes first, blanks are nothing', () => {
  expect(read('q=devis').search).toBe('devis');
  expect(read('search=relance&q=devis').search).toBe('relance');
  expect(read('search=%20%20&q=devis').search).toBe('devis');
  expect(isFiltered(read('search=&categorie=&tag='))).toBe(false);
});

test.each(['0', '-3', 'deux', '', '1e9x', '%00'])('page « %s » is the first page', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('characters that no text of the database can hold are left out', () => {
  expect(read('search=de%00vis').search).toBe('de vis');
  expect(read(`search=${'x'.repeat(5000)}`).search).toHaveLength(200);
});
