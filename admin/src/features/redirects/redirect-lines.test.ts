// @module-tag spec-2-3-7
import { describe, expect, it } from 'vitest';
import { redirectLines } from './redirects';

const line = (from_path: string, to_address: string, kind = 'permanent') => ({ from_path, to_address, kind });

describe('redirectLines', () => {
  it('reads the file that a list exports', () => {
    const file =
      '\uFEFFAncienne adresse;Nouvelle adresse;Type;Passages\r\n/a;/b;Définitive (301);3\r\n/c;/d;Temporaire (302);0\r\n';
    expect(redirectLines(file)).toEqual([line('/a', '/b'), line('/c', '/d', 'temporary')]);
  });

  it.each([
    ['commas', '/a,/b,302\n', [line('/a', '/b', 'temporary')]],
    ['tabs, without a kind', 'from\tto\n/a\t/b', [line('/a', '/b')]],
    ['quotes, with a separator and quotes inside', '"/a;b";"/""c"""\n', [line('/a;b', '/"c"')]],
    ['empty lines and spaces', '\n /a ; /b \n;\n\n', [line('/a', '/b')]],
    ['addresses of this site', `/a;${window.location.origin}/b`, [line('/a', '/b')]],
    ['nothing', '', []],
  ])('reads %s', (_what, file, lines) => {
    expect(redirectLines(file)).toEqual(lines);
  });
});
