import { namesOf, type Column } from '@agency-site/domain/tables/column';
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react';
import {
  DataTable,
  type DataTableProps,
  List,
  type ListProps,
  SearchInput,
  useCanAccess,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import type { BackOfficeOptions } from '../../provider/resource';
import { fieldsOf } from './fields-of';
import { RowsDeleteButton } from './deletion';

/** The props that only react-admin's table has. All others, including those that both have, go to the list. */
const TABLE_PROPS = [
  'aria-label',
  'bulkActionButtons',
  'bulkActionsToolbar',
  'expand',
  'expandSingle',
  'hiddenColumns',
  'hover',
  'isRowExpandable',
  'isRowSelectable',
  'rowClick',
  'rowSx',
  'size',
] as const;
const isOfTable = (name: string): boolean => TABLE_PROPS.some((own) => own === name);

export interface ResourceListProps
  extends Omit<ListProps, 'children'>, Pick<DataTableProps, (typeof TABLE_PROPS)[number]> {
  /** The columns of the table; by default the declared columns with `inList`. */
  readonly children?: ReactNode;
  readonly notice?: ReactNode;
  readonly around?: ComponentType<{ readonly children: ReactNode }>;
}

/** React-admin's list and table, with the props of both. By default, filters, order and columns come from the resource's declaration. */
export function ResourceList({ children, notice, around: Around = Fragment, ...props }: ResourceListProps) {
  const given = Object.entries(props);
  const ofList = Object.fromEntries(given.filter(([name]) => !isOfTable(name)));
  const ofTable = Object.fromEntries(given.filter(([name]) => isOfTable(name)));
  const { name } = useResourceDefinition();
  const { canAccess: canDelete } = useCanAccess({ action: 'delete', resource: name });
  const columns = useColumns();
  const filters = useFilters(columns);
  const [sorted] = Object.entries(columns).flatMap(([field, { sorted: order }]) => (order ? [{ field, order }] : []));
  return (
    <List filters={filters} {...(sorted && { sort: sorted })} {...ofList}>
      {notice}
      <Around>
        <DataTable bulkActionButtons={canDelete ? <RowsDeleteButton /> : false} {...ofTable}>
          {children ?? listedCells(columns)}
        </DataTable>
      </Around>
    </List>
  );
}

type Columns = Readonly<Record<string, Column>>;

/** The declared columns of the resource whose screen is shown. */
export function useColumns(): Columns {
  const { options } = useResourceDefinition<BackOfficeOptions>();
  return options?.columns ?? {};
}

/** The default cells of a list: those of the columns with `inList`. */
export function listedCells(columns: Columns): ReactElement[] {
  const { cells } = fieldsOf(columns);
  return namesOf(columns, { inList: true }).flatMap((name) => cells[name] ?? []);
}

/** The filters of a list, and a search box if a column is searchable. */
function useFilters(columns: Columns): ReactElement[] {
  const translate = useTranslate();
  const { name } = useResourceDefinition();
  const { filters } = fieldsOf(columns);
  const placeholder = translate(`resources.${name}.search`, { _: translate('ra.action.search') });
  const search = <SearchInput key="q" source="q" placeholder={placeholder} alwaysOn />;
  const chosen = namesOf(columns, { filtered: true }).flatMap((column) => filters[column] ?? []);
  return namesOf(columns, { searched: true }).length > 0 ? [search, ...chosen] : chosen;
}
