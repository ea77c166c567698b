import type { CsvRow } from '@agency-site/import/csv';

export interface CsvFile {
  readonly name: string;
  readonly rows: readonly CsvRow[];
}

const refusals = {
  encoding: 'ses caractères ne se lisent pas. Enregistrez-le au format «\u00A0CSV UTF-8\u00A0», puis recommencez.',
  quotes: 'un guillemet ouvert n’est pas refermé.',
  workbook: 'ce classeur ne se lit pas. Enregistrez-le au format «\u00A0.xlsx\u00A0» ou CSV, sans mot de passe.',
};

/** The files that `readRowsOf` reads, for a file input. */
export const rowsFiles = '.csv,.txt,.xlsx,text/csv';

/** Reads the rows of a file, with parsers loaded on demand. @returns the rows, or in French why the whole file is refused */
export async function readRowsOf(file: File | undefined): Promise<CsvFile | string> {
  if (!file) return 'Aucun fichier.';
  const [{ readRows }, { CsvError }] = await Promise.all([
    import('@agency-site/import/rows'),
    import('@agency-site/import/csv'),
  ]);
  try {
    return { name: file.name, rows: await readRows(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { line, refusal } = error;
    return `${line ? `Ligne ${line}\u00A0: ` : 'Le fichier est refusé\u00A0: '}${refusals[refusal]}`;
  }
}
