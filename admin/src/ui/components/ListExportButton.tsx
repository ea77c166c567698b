import { namesOf } from '@agency/supabase/tables/column';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
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
import { toCsv, csvColumnsOf } from '../../data/formats/csv';
import { countOf } from '../../data/formats/numbers';
import { readAll } from '../../data/read-all';
import type { BackOfficeOptions } from '../../data/resource';
import { useListFilter } from './use-list-filter';

/**
 * Exports the rows of all pages of the list, filtered and ordered as on the screen: by the list's own `exporter` or, by
 * default, as a CSV file of the columns that have a label.
 */
export function ListExportButton({ size }: Pick<ButtonProps, 'size'>) {
  const { resource, exporter, filter: permanentFilter, sort, total } = useListContext();
  const { filter } = useListFilter();
  const provider = useDataProvider();
  const notify = useNotify();
  const { options } = useResourceDefinition<BackOfficeOptions>();
  const { columns = {} } = options ?? {};
  const writeFile: Exporter =
    !exporter || exporter === defaultExporter
      ? (rows) => downloadCSV(toCsv(csvColumnsOf(columns), rows), options?.exportedAs ?? resource)
      : exporter;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      readAll(provider, resource, {
        filter: { ...filter, ...permanentFilter },
        sort,
        // Columns without a label too: the list may be ordered by one.
        columns: namesOf(columns).filter((name) => !columns[name]?.large),
      }),
    onSuccess: async (rows) => {
      await writeFile(rows, fetchRelatedRecords(provider), provider, resource);
      notify(countOf(rows.length, 'ligne exportée', 'lignes exportées'));
    },
    meta: { operation: 'load' },
  });
  if (exporter === false) return null;
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={<DownloadIcon />}
      disabled={isPending || !total}
      onClick={() => mutate()}
    >
      {isPending ? 'Export…' : 'Exporter (CSV)'}
    </Button>
  );
}
