/**
 * Whether a « select » asks for a column, or for a related table, more than once: under other names (`a:content,
 * b:content`), in other types (`content::text`) or by parts (`tags->0`). Each time would be sent.
 */
export function repeatsColumn(select: string): boolean {
  const seen = [new Set<string>()];
  // Each item ends at a comma or a parenthesis; an opening one begins the columns of a related table.
  for (const [, item = '', end] of select.matchAll(/([^,()]*)([,()]|$)/g)) {
    const column = nameOf(item);
    const columns = seen.at(-1);
    if (column && columns?.has(column)) return true;
    columns?.add(column);
    if (end === '(') seen.push(new Set());
    if (end === ')' && seen.length > 1) seen.pop();
  }
  return false;
}

/** Whether a « select » asks for the text of articles or pages; without one, all columns are asked for. */
export const selectsContent = (select: string | null): boolean => !select || /\bcontent\b|\*/.test(select);

/** The column or table of « alias:name::type », « name->part », « name!hint » or « ...name ». */
const nameOf = (item: string): string =>
  item
    .replaceAll(/["\s]/g, '')
    .replace(/^[^:]*:(?!:)/, '')
    .replace(/^\.\.\./, '')
    .replace(/(::|->|!|\.).*$/, '');
