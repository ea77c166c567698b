import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '../components/Loading';

/** The order of rows that have a place of their own. */
export const inOrder = { field: 'position', order: 'ASC' } as const;

// Drag and drop weighs as much as all these screens: fetched with the first of them.
const Fetched = lazy(async () => ({ default: (await import('./Reorderable')).Reorderable }));

/** Around a `DataTable` whose rows have a `MoveButton`. */
export const Reorderable = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Loading shape="rows" />}>
    <Fetched>{children}</Fetched>
  </Suspense>
);
export const MoveButton = lazy(async () => ({ default: (await import('./Reorderable')).MoveButton }));
