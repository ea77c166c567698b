import { type Column, namesOf } from '@agency/supabase/tables/column';
import { downloadCSV } from 'react-admin';
import { toCsv } from '../formats/csv';
import { csvColumnsOf } from '../formats/csv-columns';
import { ExportRowsButton } from './ExportRowsButton';

interface ExportButtonProps {
  /** The file's name, without its extension. */
  readonly name: string;
  /** The table's. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** Every row of the list as it is filtered and ordered, on all its pages, in a file for spreadsheets. */
export function ExportButton({ name, columns }: ExportButtonProps) {
  // Those without a label too: the list may be ordered by one.
  const asked = namesOf(columns).filter((column) => !columns[column]?.large);
  return <ExportRowsButton columns={asked} onRead={(rows) => downloadCSV(toCsv(csvColumnsOf(columns), rows), name)} />;
}
