import { Checkbox, TableCell } from '@mui/material';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  type DataTableColumnProps,
  DataTableConfigContext,
  DataTableRow,
  type DataTableRowProps,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslateLabel,
} from 'react-admin';
import { RecordLink } from './RecordLink';

/** The rows of a `DataTable`, for the keyboard, screen readers and telephones too. */
export function ListRows(props: DataTableBodyProps) {
  return <DataTableBody row={ListRow} {...props} />;
}

interface CellProps extends DataTableColumnProps {
  readonly 'data-label'?: string;
}

/** Its box says which row it selects, its first cell is a link, and each cell knows its column's name. */
function ListRow({ children, ...props }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const { hasBulkActions } = config;
  const resource = useResourceContext() ?? '';
  const labelOf = useTranslateLabel();
  const named = (cell: ReactNode, index: number) => {
    if (!isValidElement<CellProps>(cell)) return cell;
    const { label = '', source, field, children: own, render } = cell.props;
    const name = labelOf({ resource, ...(source ? { source } : { label }), ...(label && { label }) });
    const isLink = index === 0 && !own && !field;
    const attributes = { 'data-label': typeof name === 'string' ? name : '' };
    return isLink
      ? cloneElement(cell, { ...attributes, children: <RecordLink source={source} render={render} /> })
      : cloneElement(cell, attributes);
  };
  return (
    // The box of react-admin's row has no name: ours stands in its place.
    <DataTableConfigContext value={{ ...config, hasBulkActions: false }}>
      <DataTableRow {...props}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <RowCheckbox />
          </TableCell>
        )}
        {Children.toArray(children).map(named)}
      </DataTableRow>
    </DataTableConfigContext>
  );
}

/** Selects a row of a `DataTable`. */
function RowCheckbox() {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  const record = useRecordContext();
  const represent = useGetRecordRepresentation();
  if (!record || !handleToggleItem) return null;
  const name = represent(record);
  const selectable = isRowSelectable?.(record) ?? true;
  return (
    <Checkbox
      checked={selectable && Boolean(selected?.includes(record.id))}
      disabled={!selectable}
      onClick={(event) => {
        // The click on a row opens its record.
        event.stopPropagation();
        if (event.target instanceof HTMLInputElement) handleToggleItem(record.id, event);
      }}
      slotProps={{ input: { 'aria-label': `Sélectionner ${typeof name === 'string' ? name : record.id}` } }}
    />
  );
}
