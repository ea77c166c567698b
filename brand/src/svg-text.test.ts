import { expect, test } from 'vitest';
import { escapeXml, textWidth } from './svg-text';

test('escapes what XML reserves', () => {
  expect(escapeXml('a & b < "c"')).toBe('a &amp; b &lt; &quot;c&quot;');
});

test('finds wide words wider than as many narrow letters', () => {
  expect(textWidth('MAMMOUTH', 25)).toBeGreaterThan(textWidth('ouvertes', 25));
  expect(textWidth('ouvertes', 25)).toBeGreaterThan(textWidth('illiriti', 25));
});
