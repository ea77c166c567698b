// @module-tag spec-2-3-7
import { readCsv } from '@agency-site/import/csv';
import { expect, test } from 'vitest';
import { readRedirects } from './import-redirects';

const line = (from_path: string, to_address: string, kind = 'permanent') => ({ from_path, to_address, kind });

const read = (file: string) => readRedirects(readCsv(new TextEncoder().encode(file)));

test.each([
  [
    'of our own',
    '\uFEFFAncienne adresse;Nouvelle adresse;Type;Passages\r\n/a;/b;Définitive (301);3\r\n/c;/d;Temporaire (302);0\r\n',
    [line('/a', '/b'), line('/c', '/d', 'temporary')],
  ],
  [
    'of a plug-in',
    'id,source,matching,destination,type\n1,/?p=12,exact,/b,307\n2,https://ancien.fr/c,exact,/d,301',
    [line('/?p=12', '/b', 'temporary'), line('https://ancien.fr/c', '/d')],
  ],
  ['with commas', '/a,/b,302\n', [line('/a', '/b', 'temporary')]],
  ['with tabs, without a kind', 'from\tto\n/a\t/b', [line('/a', '/b')]],
  ['with quotes', '"/a;b";"/""c"""\n', [line('/a;b', '/"c"')]],
  [
    'with one address in several spellings',
    '/\u00E9te/;/b\n/%C3%A9te;/b\n/c;/d',
    [line('/%C3%A9te', '/b'), line('/c', '/d')],
  ],
  ['with addresses of this site', `/a;${window.location.origin}/b`, [line('/a', '/b')]],
  ['without anything', '', []],
])('a file %s is read', (_what, file, lines) => {
  expect(read(file)).toEqual({ lines, refused: [] });
});

test('a line whose redirect would not lead where it says is refused, with its number', () => {
  const file =
    '/produit.php?id=1;/a\n/?lang=fr&p=12;/a\n/b#c;/a\n/d;/a;410\n/e\n/f;/a\n\n/F/;/b\nindex.php?option=com_content&view=article&id=3;/a\n';
  expect(read(file).refused.map((text) => /^Ligne (\d)/.exec(text)?.[1])).toEqual(['1', '2', '3', '4', '5', '8', '9']);
});
