// @module-tag spec-2-4-5
import { readCsv } from '@agency-site/import/csv';
import { expect, it } from 'vitest';
import { fileColumnsOf, toCsv } from './csv';

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
const written = (name: string): string => toCsv(columns, [{ name, count: 0, known: false }]).split('\r\n')[1] ?? '';

it('writes a file that a French spreadsheet reads, with every text in quotes', () => {
  expect(toCsv(columns, [{ name: 'Été', count: -2.5, known: true }])).toBe(
    '\uFEFF"Nom";"Nombre";"Connu"\r\n"Été";"-2,5";"oui"\r\n',
  );
  expect(toCsv(columns, [{ name: 'a "b"; c,\nd', count: 2, known: false }])).toContain('"a ""b""; c,\nd";2;"non"\r\n');
});

it.each([
  '=HYPERLINK("x")',
  '+1',
  '-1+1',
  '@x',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00A0=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '1E5',
  '01000',
  '1/2',
  '123456789012345',
  '1,50',
  '50 %',
  '12:30',
  '3 mars 2026',
  'VRAI',
])('keeps %j a text in cells and titles, with an invisible character before it', (text) => {
  const csv = toCsv([[text, ({ name }: Row) => name]], [{ name: text, count: 0, known: false }]);
  expect(csv).toMatch(/^\uFEFF"\t[^]*\r\n"\t/);
  expect(readCsv(new TextEncoder().encode(csv)).map(({ cells }) => cells)).toEqual([[text.trim()], [text.trim()]]);
});

it.each(['Saint-Malo = 1', '06 12 34 56 78', '+33 6 12 34 56 78', '2026-11-20', '12'])('leaves %s as it is', (text) => {
  expect(written(text)).toBe(`"${text}";0;"non"`);
});

it('writes columns of a table as a person reads them', () => {
  const declared = fileColumnsOf({
    phone: { label: 'Téléphone' },
    sent_at: { label: 'Parti le' },
    starts: { label: 'Début', type: 'datetime' },
    state: { label: 'État', choices: { sent: 'Parti' } },
  });
  const file = (phone: string) =>
    toCsv(declared, [{ phone, sent_at: '2026-11-20T09:00:07Z', starts: '2026-11-21T09:00:08Z', state: 'sent' }]).split(
      '\r\n',
    )[1];
  expect(file('06.12.34.56.78')).toMatch(
    /^"06 12 34 56 78";"20\/11\/2026 \d\d:00:07";"21\/11\/2026 \d\d:00:08";"Parti"$/,
  );
  for (const [phone, spaced] of [
    ['+33612345678', '+33 6 12 34 56 78'],
    ['0033 (0)6 12345678', '+33 6 12 34 56 78'],
    ['+32470123456', '+32 47 01 23 45 6'],
    ['poste 12', 'poste 12'],
  ] as const)
    expect(file(phone)).toContain(`"${spaced}"`);
});
