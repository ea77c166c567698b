import Papa from 'papaparse';

/** Reasons for which the import refuses a whole file of rows. */
export type CsvRefusal = 'encoding' | 'quotes' | 'workbook';

/** The refusal of a whole file of rows, with the line of the fault if there is one. */
export class CsvError extends Error {
  constructor(
    readonly refusal: CsvRefusal,
    readonly line?: number,
  ) {
    super(`The file is refused for its ${refusal}${line ? `, line ${line}` : ''}.`);
  }
}

export interface CsvRow {
  /** The line where the row begins in the file, from 1. */
  readonly line: number;
  /** The value of each column, without spaces around it. */
  readonly cells: readonly string[];
}

/** Returns the rows of a CSV file in UTF-8, UTF-16 or Windows-1252, split at semicolons, tabs, commas or bars. @throws {CsvError} */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  const text = decoded(bytes).replaceAll(/\r\n?/g, '\n');
  // A line by which Excel names the separator.
  const [announcement = '', announced] = /^"?sep=(.)"?;*\n/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(announcement.length), {
    delimiter: announced ?? separatorOf(text),
    newline: '\n',
  });
  let line = announcement ? 2 : 1;
  const rows = data.map((raw) => {
    const row = { line, cells: raw.map((cell) => withoutGuard(cell.trim())) };
    line += 1 + raw.join('').split('\n').length - 1;
    return row;
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new CsvError('quotes', rows[broken.row ?? 0]?.line);
  return rows.filter(({ cells }) => cells.some(Boolean));
}

/** Returns the separator that occurs most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split('\n', 1);
  const times = (sign: string): number => first.split(sign).length;
  const [separator = ','] = [';', '\t', ',', '|'].toSorted((one, other) => times(other) - times(one));
  return separator;
}

/** Removes the apostrophe that an export adds to keep spreadsheets from reading a formula. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/, '');

/** Characters that no French text of Windows-1252 contains. Text of another encoding shows them when it is read as Windows-1252. */
const foreign = /[\0\uFFFD\u0080-\u009F‚ƒ„†‡ˆ]|[a-z]Ž|Ž[a-z]/;

/** @throws {CsvError} instead of returning a character that the file does not contain */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!/[\0\uFFFD]/.test(text)) return text;
  } catch {
    // Decoded as a stream, because Node 20 reads a whole text as ISO 8859-1.
    const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    if (!foreign.test(text)) return text;
  }
  throw new CsvError('encoding');
}
