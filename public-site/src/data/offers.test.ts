import { expect, test } from 'vitest';
import { serviceLinks } from './links';
import { beforeTax, euros, offerOf, offers } from './offers';

test('every service of the menus has its starting price, under the same name', () => {
  expect(offers.map(({ slug, name }) => ({ to: `/${slug}`, label: name }))).toEqual(
    serviceLinks.map(({ to, label }) => ({ to, label })),
  );
});

test('starting prices are those of the specification (§2.3.2, §9)', () => {
  expect(offers.map(({ price }) => price)).toEqual([500, 2000, 1500, 1000, 800]);
  expect(offerOf('services/outils-nocode')?.price).toBe(2000);
  expect(offerOf('cgv')).toBeUndefined();
});

test('an amount never breaks across lines', () => {
  expect(euros(500)).toBe('500\u00A0€');
  expect(euros(2000)).toBe('2\u202F000\u00A0€');
  expect(euros(1250000)).toBe('1\u202F250\u202F000\u00A0€');
});

test('a starting price in a sentence is marked as before tax', () => {
  expect(offers.map(beforeTax)).toContain('1\u202F500\u00A0€\u00A0HT');
});
