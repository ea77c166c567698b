import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../../ui/components/Loading';

/** The order of rows that can be moved. */
export const byPosition = { field: 'position', order: 'ASC' } as const;

// Lazy: the drag-and-drop library is as large as all of these screens.
const LazyReorderable = lazy(async () => ({ default: (await import('./Reorderable')).Reorderable }));

/** Around a `DataTable` whose rows have a `MoveButton`. */
export const Reorderable = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Loading shape="rows" />}>
    <LazyReorderable>{children}</LazyReorderable>
  </Suspense>
);
export const MoveButton = lazy(async () => ({ default: (await import('./Reorderable')).MoveButton }));
