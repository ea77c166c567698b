import { lazy, type ReactNode, Suspense } from 'react';
import { DataTable } from 'react-admin';
import { Loading } from '../components/Loading';
import { listedCells, ResourceList, type ResourceListProps, useColumns } from './ResourceList';

// Lazy, because the drag-and-drop library is as large as all the screens that use it.
const Reorderable = lazy(async () => ({ default: (await import('./Reorderable')).Reorderable }));
const MoveButton = lazy(async () => ({ default: (await import('./Reorderable')).MoveButton }));

const rows = <Loading shape="rows" />;
const Movable = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={rows}>
    <Reorderable>{children}</Reorderable>
  </Suspense>
);

/** A list whose rows people reorder by dragging or with the arrow keys. Its table needs a column `position`. */
export function OrderedList({ children, ...props }: Omit<ResourceListProps, 'around'>) {
  const columns = useColumns();
  return (
    <ResourceList around={Movable} sort={{ field: 'position', order: 'ASC' }} {...props}>
      {children ?? listedCells(columns)}
      <DataTable.Col source="position" align="right">
        <MoveButton />
      </DataTable.Col>
    </ResourceList>
  );
}
