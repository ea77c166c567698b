import { expect, it } from 'vitest';
import { withDe } from './with-de';

it.each(['d’Automatelier', 'd’Élise', 'de Zoé', 'de Hugo', 'de Yann', 'd’Œnone'])('writes %s', (written) => {
  expect(withDe(written.replace(/^d(’|e )/, ''))).toBe(written);
});
