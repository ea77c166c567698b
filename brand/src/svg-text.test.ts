import { expect, test } from 'vitest';
import { escapeXml, textWidth } from './svg-text';

test('escapes what XML reserves', () => {
  expect(escapeXml('a & b < "c"')).toBe('a &amp; b &lt; &quot;c&quot;');
});

test('finds wide words wider', () => {
  expect(textWidth('Comptabilité', 25)).toBeGreaterThan(textWidth('Mail', 25));
});
