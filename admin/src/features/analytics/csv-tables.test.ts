// @module-tag spec-2-4-8
import { expect, it } from 'vitest';
import { breakdowns, visits } from '../../../tests/analytics';
import { csvTables } from './csv-tables';

it('writes each table of the screen as a file of its own', () => {
  const tables = csvTables(visits, breakdowns);
  const linesOf = (file: string) =>
    tables
      .find((table) => table.file === file)
      ?.csv()
      .slice(1)
      .trimEnd()
      .split('\r\n');
  expect(linesOf('frequentation')).toEqual(['"Jour";"Visiteurs";"Pages vues"', '"2026-11-22";80;240']);
  expect(linesOf('sources')).toEqual([
    '"Source";"Visiteurs";"Visites";"Pages vues";"Secondes à l’écran"',
    '"Accès direct";50;50;100;0',
    '"google.com";30;30;60;0',
  ]);
  expect(linesOf('pages')).toEqual([
    '"Page";"Adresse";"Visiteurs";"Visites";"Pages vues";"Secondes à l’écran"',
    '"Relancer ses devis";"/blog/relancer-ses-devis";60;60;120;2400',
    '"/contact";"/contact";20;20;40;2480',
  ]);
  expect(linesOf('appareils')?.[1]).toMatch(/^"Téléphone";45;/);
  expect(linesOf('actions')?.filter((line) => !line.endsWith(';0'))).toEqual([
    '"Action";"Visites"',
    expect.stringMatching(/;50$/),
    expect.stringMatching(/;20$/),
    expect.stringMatching(/;4$/),
    '"Demande envoyée";3',
  ]);
  expect(linesOf('actions')).toContain('"Demande envoyée";3');
});
