import { expect, test } from 'vitest';
import { postalAddress } from './postal-address';

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
])('%j is divided into its parts (§10.1)', (text, parts) => {
  expect(postalAddress(text)).toEqual({ '@type': 'PostalAddress', ...parts, addressCountry: 'FR' });
});
