// @module-tag spec-2-3-5
import { expect, test } from 'vitest';
import { paybackWords, defaultTerms } from './payback';
import { prepareText } from './sanitise';

const row = (task: string, ...times: string[]): string =>
  `<tr><th scope="row">${task}</th>${times.map((time) => `<td>${time}</td>`).join('')}</tr>`;
const shown = (...rows: string[]): string =>
  prepareText(
    `<figure class="before-after"><table><thead><tr><th>Tâche</th><th>Avant</th><th>Après</th></tr></thead><tbody>${rows.join('')}</tbody></table></figure>`,
  ).html;
const widths = (html: string): string[] =>
  [...html.matchAll(/<svg[^>]* width="([\d.]+)%"/g)].map(([, width = '']) => width);

test('times before and after are bars of one scale, the total has its own, and all stays a table', () => {
  const html = shown(row('Devis', '4 h', '2 h 30'), row('Relances', '60 min', '30 min'), row('Total', '5 h', '3 h'));
  expect(widths(html)).toEqual(['76.0', '47.5', '19.0', '9.5', '76.0', '45.6']);
  expect(html.match(/class="total"/g)).toHaveLength(1);
  expect(html).toContain('role="columnheader"');
  expect(html).toContain('<th scope="row" role="rowheader">Devis</th>');
  expect(html).toContain('aria-hidden="true"');
});

test('a last row that is no sum is a task like the others', () => {
  const html = shown(row('Devis', '2 h', '1 h'), row('Relances', '4 h', '2 h'));
  expect(html).not.toContain('total');
  expect(widths(html)).toEqual(['38.0', '19.0', '76.0', '38.0']);
});

test.each([
  ['a calculation', [row('Devis', '20 × 12 = 240', '60'), row('Total', '240', '60')]],
  ['a third column', [row('Devis', '4 h', '2 h', '2 h'), row('Total', '4 h', '2 h', '2 h')]],
  ['one row', [row('Devis', '4 h', '2 h')]],
])('a table of %s stays as it is', (_what, rows) => {
  const html = shown(...rows);
  expect(widths(html)).toEqual([]);
  expect(html).not.toContain('before-after');
});

test('a figure has no other class, and nothing else has one of these', () => {
  const { html } = prepareText('<figure class="fixed calculators"><p class="calculator">x</p></figure>');
  expect(html).not.toMatch(/class=|payback/);
});

const words = (terms: Partial<typeof defaultTerms>): string => paybackWords({ ...defaultTerms, ...terms }).figure;

test('hours given back pay for an automation in so many months', () => {
  expect(words({})).toBe('3\u00A0mois');
  expect(words({ hours: 1, price: 4000 })).toBe('30\u00A0mois et demi');
  expect(words({ hours: 30 })).toBe('Moins d’un mois');
  expect(words({ price: 30_000 })).toBe('Plus de cinq ans');
  expect(words({ hours: 0.1 })).toBe('Jamais');
  expect(words({ rate: Number.NaN })).toBe('…');
  expect(paybackWords({ ...defaultTerms, price: 20_000 }).reason).toContain('il manque 9\u202F800\u00A0€');
});
