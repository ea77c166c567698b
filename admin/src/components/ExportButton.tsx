import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { type Column, namesOf } from '@agency/supabase/tables/column';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { downloadCSV, useDataProvider, useListContext, useNotify } from 'react-admin';
import { toCsv } from '../formats/csv';
import { csvColumnsOf } from '../formats/csv-columns';
import { countOf } from '../formats/numbers';
import { readAll } from '../providers/read-all';

interface ExportButtonProps {
  /** The file's name, without its extension. */
  readonly name: string;
  /** The table's. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** Every row of the list as it is filtered and ordered, on all its pages, in a file for spreadsheets. */
export function ExportButton({ name, columns }: ExportButtonProps) {
  const { resource, filterValues, sort, total } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  // Those without a name too: the list may be ordered by one.
  const asked = namesOf(columns).filter((column) => !columns[column]?.large);
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll(provider, resource, { filter: filterValues as object, sort, columns: asked }),
    onSuccess: (rows) => {
      downloadCSV(toCsv(csvColumnsOf(columns), rows), name);
      notify(countOf(rows.length, 'ligne exportée', 'lignes exportées'));
    },
    meta: { operation: 'load' },
  });
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={isPending || !total} onClick={() => mutate()}>
      {isPending ? 'Export…' : 'Exporter (CSV)'}
    </Button>
  );
}
