/** A cell in quotes, where quotes are doubled, or one without; then what follows it. */
const cellThenEnd = (separator: string): RegExp =>
  new RegExp(String.raw`(?:"((?:[^"]|"")*)"|([^${separator}\r\n]*))(${separator}|\r\n|\n|\r|$)`, 'gy');

/** The rows of a CSV file. The separator is that of its first line: semicolon, tab or comma. Cells are trimmed. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '').trim();
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const separator = [';', '\t'].find((candidate) => firstLine.includes(candidate)) ?? ',';
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(cellThenEnd(separator))) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}
