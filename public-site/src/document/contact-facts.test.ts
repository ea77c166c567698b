// @module-tag spec-10-1
// @module-tag spec-2-3-6
import { expect, test } from 'vitest';
import { openingHours, postalAddress } from './contact-facts';

test.each([
  [
    '12 rue de l’Établi, 93100 Montreuil',
    { streetAddress: '12 rue de l’Établi', postalCode: '93100', addressLocality: 'Montreuil' },
  ],
  [
    'Bâtiment B\n12 rue de l’Établi\n93100 Montreuil\nFrance',
    { streetAddress: 'Bâtiment B, 12 rue de l’Établi', postalCode: '93100', addressLocality: 'Montreuil' },
  ],
  [
    '12 rue de l’Établi 75008 Paris Cedex 08',
    { streetAddress: '12 rue de l’Établi', postalCode: '75008', addressLocality: 'Paris Cedex 08' },
  ],
  ['93100 Montreuil', { postalCode: '93100', addressLocality: 'Montreuil' }],
  ['Paris, France', { addressLocality: 'Paris' }],
  ['Place du Marché, Uzès', { streetAddress: 'Place du Marché', addressLocality: 'Uzès' }],
  ['12 rue de l’Établi', { streetAddress: '12 rue de l’Établi' }],
  ['France', {}],
])('%j is divided into its parts', (text, parts) => {
  expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...parts, addressCountry: 'FR' });
});

test.each([
  ['Du lundi au vendredi, 9\u00A0h–18\u00A0h', ['Monday', 5, '09:00', '18:00']],
  ['du mardi au samedi, 10h-19h30', ['Tuesday', 5, '10:00', '19:30']],
  ['Du vendredi au lundi, 9 h–18 h', undefined],
  ['Sur rendez-vous', undefined],
])('« %s » in structured data', (words, expected) => {
  const known = openingHours(words) as { dayOfWeek: string[]; opens: string; closes: string } | undefined;
  expect(known && [known.dayOfWeek[0], known.dayOfWeek.length, known.opens, known.closes]).toEqual(expected);
});
