import { expect, it } from 'vitest';
import { linkAddress } from './link-address';

it.each([
  ['/blog/relances', '/blog/relances'],
  ['#partie', '#partie'],
  [' https://www.cnil.fr/ ', 'https://www.cnil.fr/'],
  ['cnil.fr/rgpd?a=1', 'https://cnil.fr/rgpd?a=1'],
  ['ana@example.fr', 'mailto:ana@example.fr'],
  ['ana@boulangerie-léon.fr', 'mailto:ana@xn--boulangerie-lon-nnb.fr'],
  ['mailto:ana@boulangerie-léon.fr?subject=Devis', 'mailto:ana@xn--boulangerie-lon-nnb.fr?subject=Devis'],
  ['boulangerie-léon.fr/pains', 'https://boulangerie-léon.fr/pains'],
  ['#ana@example.fr', '#ana@example.fr'],
  ['tel:+33123456789', 'tel:+33123456789'],
])('%s leads to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

it.each(['', 'deux mots.fr', 'javascript:alert(1)', 'data:text/html,x', '//ailleurs.example', 'mot'])(
  '%j leads nowhere',
  (typed) => expect(linkAddress(typed)).toBeUndefined(),
);
