import { expect, test } from 'vitest';
import {
  contactAddress,
  euros,
  fillPrices,
  fromPrice,
  inSentence,
  type Offer,
  offerOf,
  requestedService,
} from './offers';

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

test('an amount never breaks across lines', () => {
  expect(euros(500)).toBe('500\u00A0€');
  expect(euros(2000)).toBe('2\u202F000\u00A0€');
  expect(euros(1250000)).toBe('1\u202F250\u202F000\u00A0€');
});

test('a price in a sentence is marked as before tax, and as a starting one where it is (§2.3.2)', () => {
  expect(fromPrice(offer)).toBe('dès 1\u202F500\u00A0€\u00A0HT');
  expect(fromPrice({ ...offer, price_words: '' })).toBe('1\u202F500\u00A0€\u00A0HT');
});

test.each([
  ['l’intégration CRM/ERP', ['l’', 'intégration CRM/ERP']],
  ['les formations', ['les ', 'formations']],
  ['', ['', 'Intégration CRM/ERP']],
])('« %s » has its article apart in a sentence', (words, parts) => {
  expect(inSentence({ ...offer, in_sentence: words })).toEqual(parts);
});

test('each service leads to the form with its own choice made (§2.3.6)', () => {
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

test('a price in a text is that of the service whose page ends so; a name without a service stays (§10.11)', () => {
  expect(fillPrices('<td>{{prix integration-crm-erp}}</td><td>{{prix audit}}</td>', others)).toBe(
    '<td>1\u202F500\u00A0€\u00A0HT</td><td>{{prix audit}}</td>',
  );
});
