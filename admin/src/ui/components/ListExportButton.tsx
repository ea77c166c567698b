import { slugFromTitle } from '@agency-site/domain/slug';
import { type Column, namesOf } from '@agency-site/domain/tables/column';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, type ButtonProps, type Theme } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import {
  defaultExporter,
  downloadCSV,
  type Exporter,
  fetchRelatedRecords,
  useDataProvider,
  useGetResourceLabel,
  useListContext,
  type RaRecord,
  type ResourceDefinition,
  useNotify,
  useResourceDefinition,
  useResourceDefinitions,
} from 'react-admin';
import { toCsv, fileColumnsOf } from '../../formats/csv';
import { countOf } from '../../formats/numbers';
import { readAll } from '../../provider/read-all';
import type { BackOfficeOptions } from '../../provider/resource';
import { saveFile } from './save-file';
import { useListFilter } from './use-list-filter';

interface ExportProps extends Pick<ButtonProps, 'size'> {
  /** Whether the export is an .xlsx file instead of CSV; a list with an exporter of its own always writes CSV. */
  readonly asWorkbook?: boolean;
}

/** Exports all pages as on the screen: by the list's own `exporter` or, by default, as CSV of the columns that have a label. */
export function ListExportButton({ size, asWorkbook = false }: ExportProps) {
  const { resource, exporter, filter: permanentFilter, sort, total } = useListContext();
  const { filter } = useListFilter();
  const provider = useDataProvider();
  const labelOf = useGetResourceLabel();
  const notify = useNotify();
  const { options } = useResourceDefinition<BackOfficeOptions>();
  const { columns = {} } = options ?? {};
  const definitions = useResourceDefinitions();
  const related = fetchRelatedRecords(provider);
  const writeFile: Exporter =
    !exporter || exporter === defaultExporter
      ? async (rows) => {
          const shown = (await options?.exportedRows?.(rows, provider)) ?? rows;
          const named = await withNames(shown as readonly RaRecord[], columns, related, definitions);
          const name = slugFromTitle(labelOf(resource, 2));
          if (!asWorkbook) return downloadCSV(toCsv(fileColumnsOf(columns), named), name);
          const { toXlsx } = await import('../../formats/xlsx');
          return saveFile(await toXlsx(fileColumnsOf(columns), named), `${name}.xlsx`);
        }
      : exporter;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      readAll(provider, resource, {
        filter: { ...filter, ...permanentFilter },
        sort,
        // Includes columns without a label, because the list may be ordered by one of them.
        columns: namesOf(columns).filter((name) => !columns[name]?.large),
      }),
    onSuccess: async (rows) => {
      await writeFile(rows, related, provider, resource);
      notify(countOf(rows.length, 'ligne exportée', 'lignes exportées'));
    },
    meta: { operation: 'load' },
  });
  if (exporter === false || (asWorkbook && exporter && exporter !== defaultExporter)) return null;
  const format = asWorkbook ? 'Excel' : 'CSV';
  return (
    <Button
      variant="outlined"
      size={size}
      startIcon={<DownloadIcon />}
      disabled={isPending || !total}
      onClick={() => mutate()}
      sx={shortOnPhones}
    >
      {isPending ? (
        'Export…'
      ) : (
        // One element around the label: separate flex items would put spaces into the accessible name.
        <span>
          <Box component="span" sx={onWideScreens}>
            {'Exporter ('}
          </Box>
          {format}
          <Box component="span" sx={onWideScreens}>
            {')'}
          </Box>
        </span>
      )}
    </Button>
  );
}

/**
 * Only wide screens show more than the name of the format, so that a header's title and buttons fit on one line. Letters of size 0 remain
 * in the accessible name.
 */
const onWideScreens = ({ breakpoints }: Theme) => ({ [breakpoints.down('xl')]: { fontSize: 0 } });
const shortOnPhones = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { minWidth: 48, px: 1.25, '& .MuiButton-startIcon': { display: 'none' } },
});

/** Replaces the ids of rows of other tables by their names. */
async function withNames(
  rows: readonly RaRecord[],
  columns: Readonly<Record<string, Column>>,
  related: ReturnType<typeof fetchRelatedRecords>,
  definitions: Readonly<Record<string, ResourceDefinition>>,
): Promise<readonly RaRecord[]> {
  const named = namesOf(columns).map(async (name) => {
    const { references, label } = columns[name] ?? {};
    if (!references || !label) return undefined;
    const others = await related<RaRecord>([...rows], name, references);
    const { recordRepresentation: title } = definitions[references] ?? {};
    if (typeof title !== 'string') return undefined;
    return (row: RaRecord) => ({ [name]: [row[name]].flat().flatMap((id: string) => others[id]?.[title] ?? []) });
  });
  const namings = (await Promise.all(named)).filter((naming) => naming !== undefined);
  return rows.map((row) => Object.assign({}, row, ...namings.map((naming) => naming(row))) as RaRecord);
}
