// @module-tag spec-2-3-2
// @module-tag spec-2-3-6
import { expect, test } from 'vitest';
import { contactAddress, fromPrice, inSentence, type Offer, offerOf, requestedService } from './offers';

const offer: Offer = {
  name: 'Intégration CRM/ERP',
  slug: 'services/integration-crm-erp',
  price: 1500,
  price_words: 'à partir de',
  line: '',
  suits: '',
  picture_url: '',
  in_sentence: 'l’intégration CRM/ERP',
  form_choice: '',
};
const others: readonly Offer[] = [
  offer,
  { ...offer, slug: 'services/outils-nocode', form_choice: 'Outils NoCode (Softr, Glide, Bubble)' },
  { ...offer, slug: 'atelier' },
];

test('a price in a sentence is marked as before tax, and as a starting one where it is', () => {
  expect(fromPrice(offer)).toBe('dès 1\u202F500\u00A0€\u00A0HT');
  expect(fromPrice({ ...offer, price_words: '' })).toBe('1\u202F500\u00A0€\u00A0HT');
});

test.each([
  ['l’intégration CRM/ERP', ['l’', 'intégration CRM/ERP']],
  ['les formations', ['les ', 'formations']],
  ['', ['', 'Intégration CRM/ERP']],
])('« %s » is split from its article for a sentence', (words, parts) => {
  expect(inSentence({ ...offer, in_sentence: words })).toEqual(parts);
});

test('each service leads to the form with its own choice made', () => {
  const found = others.map((other) =>
    requestedService(others, new URL(contactAddress(other), 'http://site.test').search),
  );
  expect(found).toEqual(['Intégration CRM/ERP', 'Outils NoCode (Softr, Glide, Bubble)', 'Intégration CRM/ERP']);
});

test('other addresses choose nothing', () => {
  expect(contactAddress(undefined)).toBe('/contact');
  expect(offerOf(others, 'cgv')).toBeUndefined();
  for (const search of ['', '?service=', '?service=plomberie'])
    expect(requestedService(others, search)).toBeUndefined();
});
