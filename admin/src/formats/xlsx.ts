import writeExcelFile from 'write-excel-file/browser';
import { type Cell, type FileColumn, textOf } from './csv';

/** A moment by the clock of this browser: a workbook knows no zones. */
const localMoment = (moment: Date): Date => new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);

function xlsxCell(cell: Cell) {
  if (cell instanceof Date) return { value: localMoment(cell), type: Date, format: 'dd/mm/yyyy hh:mm:ss' };
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: textOf(cell), type: String };
}

/** Rows as a workbook: texts as they are, dates as dates, the titles in sight. Loaded when asked for. */
export async function toXlsx<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const titles = columns.map(([title]) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const lines = rows.map((row) => columns.map(([, cell]) => xlsxCell(cell(row))));
  return writeExcelFile([titles, ...lines], {
    columns: columns.map(() => ({ width: 24 })),
    stickyRowsCount: 1,
  }).toBlob();
}
