// @module-tag spec-2-3-5
import { expect, test } from 'vitest';
import { plainMessage } from './plain-message';

test('a copied message has only characters that one types, for an SMS pays thrice for others', () => {
  expect(plainMessage(' Bonjour, c’est noté\u00A0: 14\u202Fh\u00A030, «\u00A0oui\u00A0»\u202F? ')).toBe(
    'Bonjour, c\'est noté : 14 h 30, "oui" ?',
  );
});
