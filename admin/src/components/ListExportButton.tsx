import { namesOf } from '@agency/supabase/tables/column';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import {
  defaultExporter,
  downloadCSV,
  type Exporter,
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceDefinition,
} from 'react-admin';
import { toCsv, csvColumnsOf } from '../formats/csv';
import { countOf } from '../formats/numbers';
import { readAll } from '../providers/read-all';
import type { BackOfficeOptions } from '../resource';

/**
 * Every row of the list as it is filtered and ordered, on all its pages: what the list's own `exporter` makes of them, or
 * else a file of the columns that have a label.
 */
export function ListExportButton() {
  const { resource, exporter, filter, filterValues, sort, total } = useListContext();
  const provider = useDataProvider();
  const notify = useNotify();
  const { options } = useResourceDefinition<BackOfficeOptions>();
  const { columns = {} } = options ?? {};
  const write: Exporter =
    !exporter || exporter === defaultExporter
      ? (rows) => downloadCSV(toCsv(csvColumnsOf(columns), rows), options?.exportedAs ?? resource)
      : exporter;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      readAll(provider, resource, {
        filter: { ...(filterValues as object), ...filter },
        sort,
        // Those without a label too: the list may be ordered by one.
        columns: namesOf(columns).filter((name) => !columns[name]?.large),
      }),
    onSuccess: async (rows) => {
      await write(rows, fetchRelatedRecords(provider), provider, resource);
      notify(countOf(rows.length, 'ligne exportée', 'lignes exportées'));
    },
    meta: { operation: 'load' },
  });
  if (exporter === false) return null;
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} disabled={isPending || !total} onClick={() => mutate()}>
      {isPending ? 'Export…' : 'Exporter (CSV)'}
    </Button>
  );
}
