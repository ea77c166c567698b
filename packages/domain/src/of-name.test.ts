import { expect, it } from 'vitest';
import { ofName } from './of-name';

it.each(['d’Automatelier', 'd’Élise', 'de Zoé', 'de Hugo', 'de Yann', 'd’Œnone'])('writes %s', (written) => {
  expect(ofName(written.replace(/^d(’|e )/, ''))).toBe(written);
});
