import { CsvError, type CsvRow, readCsv } from './csv';

/** Returns the rows of a CSV file or those of a workbook's first sheet (.xlsx). @throws {CsvError} */
export async function readRows(bytes: Uint8Array<ArrayBuffer>): Promise<CsvRow[]> {
  const signature = String.fromCharCode(...bytes.slice(0, 4));
  if (signature === '\u00D0\u00CF\u0011\u00E0') throw new CsvError('workbook');
  return signature.startsWith('PK') ? readWorkbook(bytes) : readCsv(bytes);
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<CsvRow[]> {
  // Loaded on demand, with the first workbook.
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes.slice().buffer).catch(() => {
    throw new CsvError('workbook');
  });
  return rows
    .map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some(Boolean));
}

/** Returns the text of a cell as a CSV file would contain it; a date without a time gets none. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T00:00:00', '').replace('T', ' ');
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
}
