// @module-tag spec-10-1
import { expect, test } from 'vitest';
import { textWidth } from './svg-text';
import { drawableText, truncateToWidth, titleLines } from './title-lines';

const TITLE_AREA = { sizes: [64, 48, 36], width: 590, height: 290, lineHeight: 1.14 } as const;

test.each([
  ['Devis 🚀 signés', 'Devis signés'],
  ['👩🏽‍🔧 Artisans', 'Artisans'],
  ['أتمتة : automatiser', ': automatiser'],
  ['« Où ça ? » 1 500 € → 95 %', '« Où ça ? » 1 500 € → 95 %'],
  ['Œuvre', 'Œuvre'],
  ['🎉 !', ''],
  ['الأتمتة', ''],
])('of %j the face draws %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test.each([
  'Relancer ses devis sans y penser',
  'MAJUSCULES QUI PRENNENT DE LA PLACE',
  'Anticonstitutionnellement'.repeat(4),
  `Un titre ${'très '.repeat(80)}long`,
])('no line of %j leaves its column, nor the title its height', (title) => {
  const { size, lines } = titleLines(title, TITLE_AREA);
  expect(lines.filter((line) => textWidth(line, size) > TITLE_AREA.width)).toEqual([]);
  expect(lines.length * size * TITLE_AREA.lineHeight).toBeLessThanOrEqual(TITLE_AREA.height);
});

test('a short title is large, a word longer than a line is divided, a title without end is cut', () => {
  expect(titleLines('Un titre', TITLE_AREA)).toEqual({ size: 64, lines: ['Un titre'] });
  const divided = titleLines('Anticonstitutionnellement'.repeat(2), TITLE_AREA).lines;
  expect(divided[0]).toMatch(/-$/);
  expect(divided.join('').replaceAll('-', '')).toBe('Anticonstitutionnellement'.repeat(2));
  expect(titleLines('très '.repeat(80), TITLE_AREA).lines.at(-1)).toMatch(/…$/);
  expect(truncateToWidth('Une catégorie', 26, 590)).toBe('Une catégorie');
  expect(truncateToWidth('Une catégorie '.repeat(9), 26, 590)).toMatch(/^Une .*…$/);
});
