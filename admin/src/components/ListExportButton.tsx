import {
  defaultExporter,
  downloadCSV,
  type Exporter,
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  useResourceDefinition,
} from 'react-admin';
import { type CsvColumn, toCsv } from '../formats/csv';
import { formatDateTime } from '../formats/dates';
import type { BackOfficeOptions } from '../resource';
import { ExportRowsButton } from './ExportRowsButton';

type Row = Parameters<Exporter>[0][number];

/** What the list's own `exporter` makes of all its rows; without one, a file of the columns that have a label. */
export function ListExportButton() {
  const { resource, exporter } = useListContext();
  const provider = useDataProvider();
  const { options } = useResourceDefinition<BackOfficeOptions>();
  if (!exporter || !options) return null;
  const write: Exporter = exporter === defaultExporter ? labelledColumns(options) : exporter;
  return (
    <ExportRowsButton<Row>
      columns={options.columns}
      onRead={(rows) => write(rows, fetchRelatedRecords(provider), provider, resource)}
    />
  );
}

const labelledColumns =
  ({ path, labels = {} }: BackOfficeOptions): Exporter =>
  (rows) => {
    const columns = Object.entries(labels).map(([name, label = name]): CsvColumn<Row> => [
      label,
      (row) => cellOf(row[name]),
    ]);
    return downloadCSV(toCsv(columns, rows), path);
  };

/** A moment, as the database writes it. */
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function cellOf(value: unknown): string | number | boolean | null {
  if (typeof value === 'string') return timestamp.test(value) ? formatDateTime(value) : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
}
