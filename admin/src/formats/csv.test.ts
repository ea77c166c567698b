// @module-tag spec-2-4-5
import { expect, it } from 'vitest';
import { toCsv } from './csv';

interface Row {
  readonly name: string | null;
  readonly count: number;
  readonly known: boolean;
}
const columns = [
  ['Nom', ({ name }: Row) => name],
  ['Nombre', ({ count }: Row) => count],
  ['Connu', ({ known }: Row) => known],
] as const;

it('writes what a French spreadsheet reads', () => {
  expect(toCsv(columns, [{ name: 'Été', count: -2, known: true }])).toBe('\uFEFFNom;Nombre;Connu\r\nÉté;-2;oui\r\n');
});

it('quotes what would break a line or a cell', () => {
  const csv = toCsv(columns, [{ name: 'a "b"; c\nd', count: 0, known: false }]);
  expect(csv).toContain('"a ""b""; c\nd";0;non\r\n');
});

it.each(['=HYPERLINK("x")', '+1', '-1+1', '@x', '\t=1', '\r=1', '\n=1', ' =1', '\u00A0=1', '＝1', '＋1', '－1', '＠x'])(
  'makes the formula %j harmless in cells and titles',
  (formula) => {
    const titled = [[formula, ({ name }: Row) => name]] as const;
    const csv = toCsv(titled, [{ name: formula, count: 0, known: false }]);
    expect(csv).toMatch(/^\uFEFF"?'[^]*\r\n"?'/);
  },
);

it('leaves hyphens and signs alone where no formula can begin', () => {
  expect(toCsv(columns, [{ name: 'Saint-Malo = 1', count: 0, known: false }])).toContain('\r\nSaint-Malo = 1;');
});
