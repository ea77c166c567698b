import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { downloadCSV, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { type CsvColumn, toCsv } from '../formats/csv';
import { countOf } from '../formats/numbers';
import { readAll } from '../providers/read-all';

interface ExportButtonProps<Row> {
  /** The file's name, without its extension. */
  readonly name: string;
  /** What is asked of the database. */
  readonly columns: readonly string[];
  readonly csvColumns: readonly CsvColumn<Row>[];
}

/** Every row of the list as it is filtered and ordered, on all its pages, in a file for spreadsheets. */
export function ExportButton<Row extends RaRecord<string>>({ name, columns, csvColumns }: ExportButtonProps<Row>) {
  const { resource, filterValues, sort, total } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll<Row>(provider, resource, { filter: filterValues as object, sort, columns }),
    onSuccess: (rows) => {
      downloadCSV(toCsv(csvColumns, rows), name);
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
