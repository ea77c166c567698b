import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { countOf } from '../formats/numbers';
import { readAll } from '../providers/read-all';

interface ExportRowsButtonProps<Row> {
  /** What is asked of the database. */
  readonly columns: readonly string[];
  /** Makes the file. */
  readonly onRead: (rows: Row[]) => unknown;
}

/** Reads every row of the list as it is filtered and ordered, on all its pages. */
export function ExportRowsButton<Row extends RaRecord<string>>({ columns, onRead }: ExportRowsButtonProps<Row>) {
  const { resource, filter, filterValues, sort, total } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      readAll<Row>(provider, resource, { filter: { ...(filterValues as object), ...filter }, sort, columns }),
    onSuccess: async (rows) => {
      await onRead(rows);
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
