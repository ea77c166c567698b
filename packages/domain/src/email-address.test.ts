// @module-tag spec-5
import { expect, it } from 'vitest';
import { emailAddress, localPartProblem } from './email-address';
import { readableEmail, withReadableEmails } from './readable-email';

it.each([
  ['contact@boulangerie-léon.fr', 'contact@xn--boulangerie-lon-nnb.fr'],
  ['Contact@Boulangerie-LÉON.fr', 'Contact@xn--boulangerie-lon-nnb.fr'],
  ['contact@boulangerie-le\u0301on.fr', 'contact@xn--boulangerie-lon-nnb.fr'],
  ['a@STRASSE-straße.de', 'a@xn--strasse-strae-mdb.de'],
  ['a@☕.fr', undefined],
  [' a@été.cœur.fr ', 'a@xn--t-9fab.xn--cur-fya.fr'],
  ['o’brien@exemple.fr', undefined],
  ["o'brien+devis@exemple.fr", "o'brien+devis@exemple.fr"],
  ['A.B@Exemple.FR', 'A.B@Exemple.FR'],
  ['léon@exemple.fr', undefined],
  ['"léon"@exemple.fr', undefined],
  ['a b@exemple.fr', undefined],
  ['a,b@léon.fr', undefined],
  ['a@léon', undefined],
  ['a@léon.fr:25', undefined],
  ['a@léon.fr/x', undefined],
  ['a@l%C3%A9on.fr', undefined],
  ['@léon.fr', undefined],
  ['léon.fr', undefined],
  ['', undefined],
])('« %s » is stored as %s', (typed, expected) => {
  expect(emailAddress(typed)).toBe(expected);
});

it.each(['léon@exemple.fr', 'a b@exemple.fr', '"a"@exemple.fr', 'a@b@exemple.fr'])(
  'the reason of « %s » is said',
  (typed) => {
    expect(localPartProblem(typed)).toMatch(/^Avant l’arobase/);
  },
);

it.each(['contact@léon', 'contact@', 'contact', ''])('« %s » is refused for something else', (typed) => {
  expect(localPartProblem(typed)).toBeUndefined();
});

it.each([
  ['contact@xn--boulangerie-lon-nnb.fr', 'contact@boulangerie-léon.fr'],
  ['a@exemple.fr', 'a@exemple.fr'],
  // `аpple` with a Cyrillic `а`.
  ['a@xn--pple-43d.com', 'a@xn--pple-43d.com'],
  ['a@xn--99999999999.fr', 'a@xn--99999999999.fr'],
  ['https://xn--lon-bma.fr/@a', 'https://xn--lon-bma.fr/@a'],
  ['Un mot', 'Un mot'],
])('« %s » reads « %s »', (stored, shown) => {
  expect(readableEmail(stored)).toBe(shown);
});

const link = (address: string) => `<a href="mailto:a@xn--lon-bma.fr?subject=b">${address}</a>`;

it('a text shows its addresses as people write them', () => {
  expect(withReadableEmails(link('a@xn--lon-bma.fr'))).toBe(link('a@léon.fr'));
  expect(
    withReadableEmails('Écrivez à contact@xn--boulangerie-lon-nnb.fr. Ou (a@exemple.fr), a@b@xn--lon-bma.fr'),
  ).toBe('Écrivez à contact@boulangerie-léon.fr. Ou (a@exemple.fr), a@b@léon.fr');
});
