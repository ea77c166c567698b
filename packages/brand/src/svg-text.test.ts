import { expect, test } from 'vitest';
import { escapeXml, textWidth } from './svg-text';

test('escapes what XML reserves', () => {
  expect(escapeXml('a & b < "c"')).toBe('a &amp; b &lt; &quot;c&quot;');
});

test('leaves out what XML forbids, halves of signs too, and nothing else', () => {
  const allowed = 'é\t\n\r\u00A0\u0085\uD7FF\uE000\uFFFD😀\u{10FFFF}';
  expect(escapeXml(allowed)).toBe(allowed);
  const codes = [...Array(32).keys(), 0xfffe, 0xffff, 0xd800, 0xdbff, 0xdc00, 0xdfff].filter(
    (code) => ![9, 10, 11, 12, 13].includes(code),
  );
  expect(escapeXml(codes.map((code) => `a${String.fromCharCode(code)}`).join(''))).toBe('a'.repeat(codes.length));
  expect(escapeXml('a\vb\fc')).toBe('a b c');
});

test('finds wide words wider than as many narrow letters', () => {
  expect(textWidth('MAMMOUTH', 25)).toBeGreaterThan(textWidth('ouvertes', 25));
  expect(textWidth('ouvertes', 25)).toBeGreaterThan(textWidth('illiriti', 25));
});
