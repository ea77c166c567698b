import { Checkbox, Link, TableCell } from '@mui/material';
import { Children, cloneElement, isValidElement, type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  type DataTableColumnProps,
  DataTableConfigContext,
  DataTableDataContext,
  DataTableRow,
  type DataTableRowProps,
  LinkBase,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useFieldValue,
  useGetPathForRecord,
  useGetRecordRepresentation,
  useLocation,
  useRecordContext,
  useTranslateLabel,
} from 'react-admin';
import { wasScrolled } from './scroll-position';
import { useSelectionOnScreen } from '../components/use-selection-on-screen';

/**
 * The number of rows that a slow processor draws before the others: more than a screen shows of rows with two lines. A list whose scroll
 * position is restored needs all rows at once.
 */
const FIRST_ROWS = 12;

/** The rows of a `DataTable`, accessible to the keyboard and screen readers, and ready for phones. */
export function ListRows(props: DataTableBodyProps) {
  useSelectionOnScreen();
  const rows = useDataTableDataContext();
  const isComplete = useDeferredValue(true, wasScrolled(useLocation().pathname));
  return (
    <DataTableDataContext value={isComplete ? rows : rows?.slice(0, FIRST_ROWS)}>
      <DataTableBody row={ListRow} {...props} />
    </DataTableDataContext>
  );
}

/** A row whose checkbox is named after it, whose first cell is a link, and whose cells have the column's label in `data-label`. */
function ListRow({ children, ...props }: DataTableRowProps) {
  const config = useDataTableConfigContext();
  const { hasBulkActions } = config;
  const labelOf = useTranslateLabel();
  const withLabel = (cell: ReactNode, index: number) => {
    if (!isValidElement<DataTableColumnProps & { 'data-label'?: string }>(cell)) return cell;
    const { label = '', source, field, children: content } = cell.props;
    const name = labelOf({ ...(source ? { source } : { label }), ...(label && { label }) });
    const isLink = index === 0 && !content && !field;
    return cloneElement(cell, {
      'data-label': typeof name === 'string' ? name : '',
      ...(isLink && { children: <RecordLink {...cell.props} /> }),
    });
  };
  return (
    // Instead of react-admin's checkbox, which has no accessible name.
    <DataTableConfigContext value={{ ...config, hasBulkActions: false }}>
      <DataTableRow {...props}>
        {hasBulkActions && (
          <TableCell padding="checkbox">
            <RowCheckbox />
          </TableCell>
        )}
        {Children.toArray(children).map(withLabel)}
      </DataTableRow>
    </DataTableConfigContext>
  );
}

function RowCheckbox() {
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const selected = useDataTableSelectedIdsContext();
  const record = useRecordContext();
  const representationOf = useGetRecordRepresentation();
  if (!record || !handleToggleItem) return null;
  const name = representationOf(record);
  const isSelectable = isRowSelectable?.(record) ?? true;
  return (
    <Checkbox
      checked={isSelectable && Boolean(selected?.includes(record.id))}
      disabled={!isSelectable}
      onClick={(event) => {
        // Otherwise the click would reach the row, which opens the record.
        event.stopPropagation();
        if (event.target instanceof HTMLInputElement) handleToggleItem(record.id, event);
      }}
      slotProps={{ input: { 'aria-label': `Sélectionner ${typeof name === 'string' ? name : record.id}` } }}
    />
  );
}

/** Turns the content of a cell into a link to the target of the row, for the keyboard. */
function RecordLink({ source = '', render }: DataTableColumnProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const record = useRecordContext();
  const value: ReactNode = useFieldValue({ source });
  const path = useGetPathForRecord(rowClick === undefined ? {} : { link: isPath(rowClick) && rowClick });
  const content = render && record ? render(record) : value;
  if (!path) return content;
  return (
    // Without `stopPropagation`, the row would navigate too.
    <Link component={LinkBase} to={path} color="inherit" onClick={stopPropagation}>
      {content}
    </Link>
  );
}

const stopPropagation = (event: MouseEvent): void => event.stopPropagation();

const isPath = (rowClick: unknown): rowClick is string =>
  typeof rowClick === 'string' && !['expand', 'toggleSelection'].includes(rowClick);
