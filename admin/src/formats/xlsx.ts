import writeExcelFile from 'write-excel-file/browser';
import { type Cell, type FileColumn, cellText } from './csv';

/** Shifts a moment to the local time of the browser, because workbooks have no time zones. */
const localMoment = (moment: Date): Date => new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);

function xlsxCell(cell: Cell) {
  if (cell instanceof Date) return { value: localMoment(cell), type: Date, format: 'dd/mm/yyyy hh:mm:ss' };
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cellText(cell), type: String };
}

/** Writes rows as a workbook: texts unchanged, dates as dates, and a sticky first row with the titles. The library is loaded on demand. */
export async function toXlsx<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const titles = columns.map(([title]) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const lines = rows.map((row) => columns.map(([, cell]) => xlsxCell(cell(row))));
  return writeExcelFile([titles, ...lines], {
    columns: columns.map(() => ({ width: 24 })),
    stickyRowsCount: 1,
  }).toBlob();
}
