// @module-tag exhaustive
// @module-tag spec-2-4-5
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileColumnsOf, toCsv } from './csv';
import { toXlsx } from './xlsx';

const isInstalled = spawnSync('soffice', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'office-'));
afterAll(() => rmSync(folder, { recursive: true }));

const columns = fileColumnsOf({
  name: { label: 'Nom' },
  phone: { label: 'Téléphone' },
  count: { label: 'Nombre' },
  sent_at: { label: 'Parti le' },
});
const names = [
  '1E5',
  '=1+1',
  '+1',
  '@x',
  '01000',
  '1/2',
  'a, b; "c"',
  'L’été\nensuite',
  '-1',
  '12 rue',
  '1,50',
  '50 %',
  '12:30',
  '3 mars 2026',
  'VRAI',
  '\t=1+1',
  ' =1+1',
  "'=1+1",
  '=',
  '12/2026',
  '1 234,50',
  '1 234',
  '12 000 €',
  '10h30',
  'mars 2026',
  '1er mars 2026',
  'lundi 3 mars',
  '.50',
  '1/2/3/4',
];
const rows = names.map((name, index) => ({
  name,
  phone: index % 2 ? '0612345678' : '+33612345678',
  count: index,
  sent_at: '2026-11-20T09:00:07Z',
}));

/** Reads the cells of a file with LibreOffice: the type and the text of each. */
function cellsOf(file: string, filter: readonly string[] = []): (readonly [type: string, text: string])[][] {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync('soffice', [
    '--headless',
    profile,
    ...filter,
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    join(folder, file),
  ]);
  const sheet = readFileSync(join(folder, file.replace(/\.\w+$/, '.fods')), 'utf8');
  return Array.from(sheet.matchAll(/<table:table-row.*?<\/table:table-row>/gs), ([row]) =>
    Array.from(row.matchAll(/<table:table-cell([^>]*)>(.*?)<\/table:table-cell>/gs), ([, facts = '', content = '']) => {
      const text = content
        .replaceAll('</text:p>', '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&quot;', '"')
        .replaceAll('&apos;', "'");
      return [
        /office:value-type="(\w+)"/.exec(facts)?.[1] ?? '',
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .join('\n'),
      ] as const;
    }),
  );
}

test.skipIf(!isInstalled)(
  'LibreOffice reads every cell of a CSV file and of a workbook as it was written',
  async () => {
    writeFileSync(join(folder, 'a.csv'), toCsv(columns, rows));
    const blob = await toXlsx(columns, rows);
    writeFileSync(join(folder, 'b.xlsx'), new Uint8Array(await blob.arrayBuffer()));
    // Reads semicolons and commas as separators, as LibreOffice's window proposes; UTF-8; French.
    const files = { csv: cellsOf('a.csv', ['--infilter=CSV:59/44,34,76,1,,1036,false']), xlsx: cellsOf('b.xlsx') };
    for (const [kind, cells] of Object.entries(files)) {
      expect(
        cells[0]?.map(([, text]) => text),
        kind,
      ).toEqual(['Nom', 'Téléphone', 'Nombre', 'Parti le']);
      for (const [index, { name, count }] of rows.entries()) {
        const [first, phone, number, moment] = cells[index + 1] ?? [];
        expect(first, kind).toEqual(['string', name.trim()]);
        expect(phone, kind).toEqual(['string', index % 2 ? '06 12 34 56 78' : '+33 6 12 34 56 78']);
        expect(number, kind).toEqual(['float', String(count)]);
        expect(moment?.[0], kind).toBe('date');
      }
    }
  },
  // LibreOffice starts twice.
  120_000,
);
