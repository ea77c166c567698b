import { expect, test } from 'vitest';
import { withThousandsSeparators, phoneHref } from './numbers';

test('a French number is called from anywhere, others as they are written', () => {
  expect(phoneHref('01 99 00 12 34')).toBe('tel:+33199001234');
  expect(phoneHref('01.99.00.12.34')).toBe('tel:+33199001234');
  expect(phoneHref('+32 2 555 12 12')).toBe('tel:+3225551212');
  expect(phoneHref('3620')).toBe('tel:3620');
});

test('thousands are separated as in French', () => {
  for (const count of [0, 7, 999, 1000, 12_003, 1_234_567])
    expect(withThousandsSeparators(count)).toBe(count.toLocaleString('fr-FR'));
});
