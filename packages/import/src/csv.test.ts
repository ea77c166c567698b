// @module-tag spec-10-5
import { expect, test } from 'vitest';
import { CsvError, readCsv } from './csv';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const cells = (file: Uint8Array): (readonly string[])[] => readCsv(file).map((row) => row.cells);

test.each<readonly [string, Uint8Array, readonly (readonly string[])[]]>([
  ['with a byte order mark', bytes('\uFEFFNom;Été\r\n'), [['Nom', 'Été']]],
  [
    'of French Excel',
    Buffer.from('Nom;Été\r\nZoé;14 € l\u0092heure\r\n'.replace('€', '\u0080'), 'latin1'),
    [
      ['Nom', 'Été'],
      ['Zoé', '14 € l’heure'],
    ],
  ],
  ['as « Unicode text »', Buffer.from('\uFEFFNom\tÉté\r\n', 'utf16le'), [['Nom', 'Été']]],
  [
    'with commas in quoted cells',
    bytes('"a; b; c",d\n"e ""f""\ng",h'),
    [
      ['a; b; c', 'd'],
      ['e "f"\ng', 'h'],
    ],
  ],
  ['with more semicolons than commas', bytes('a,b;c;d\n'), [['a,b', 'c', 'd']]],
  ['that names its separator', bytes('sep=,\na,b;c;d\n'), [['a', 'b;c;d']]],
  [
    'with all three ends of line',
    bytes('a;b\rc;d\r\ne;f\ng;h'),
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['with one column', bytes('a\n\n b \n'), [['a'], ['b']]],
  ['with guarded formulas', bytes("'+33;'=a;'a;'-1\n"), [['+33', '=a', "'a", '-1']]],
  ['without anything', bytes('\n;;\n'), []],
])('a file %s is read', (_how, file, expected) => expect(cells(file)).toEqual(expected));

test('each row knows the line where it begins', () => {
  const rows = readCsv(bytes('sep=;\na;b\n\n"c\nd\ne";f\ng;h\n'));
  expect(rows.map(({ line }) => line)).toEqual([2, 4, 7]);
});

test.each<readonly [string, Uint8Array, CsvError]>([
  ['in which a character is lost', bytes('Zo\uFFFD'), new CsvError('encoding')],
  ['of an old Mac', Uint8Array.of(0x5a, 0x6f, 0x8e, 0x6c, 0x65), new CsvError('encoding')],
  ['of DOS', Uint8Array.of(0x5a, 0x6f, 0x82), new CsvError('encoding')],
  ['that is none, but a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), new CsvError('encoding')],
  ['with a quote that is not closed', bytes('a;b\nc;"d\ne;f'), new CsvError('quotes', 2)],
])('a file %s is refused', (_how, file, error) => expect(() => readCsv(file)).toThrow(error));
