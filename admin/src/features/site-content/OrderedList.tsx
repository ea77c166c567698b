import { lazy, type ReactNode, Suspense } from 'react';
import { BooleanField, BooleanInput, DataTable, List, SearchInput } from 'react-admin';
import { Loading } from '../../ui/components/Loading';
import { ExamplesNotice } from './ExamplesNotice';

/** The columns of tables whose rows are published one by one, in an order of their own. */
export const publicationColumns = {
  published: { label: 'Publié', written: 'value' },
  is_example: { label: 'Exemple', written: 'value' },
  position: { label: 'Rang', written: 'computed' },
} as const;

export const publicationInputs = (
  <>
    <BooleanInput source="published" defaultValue />
    <BooleanInput source="is_example" helperText="Livré avec le site, pour montrer ce que la page donne." />
  </>
);

// Lazy: the drag-and-drop library is as large as all of these screens.
const Reorderable = lazy(async () => ({ default: (await import('./Reorderable')).Reorderable }));
const MoveButton = lazy(async () => ({ default: (await import('./Reorderable')).MoveButton }));

interface OrderedListProps {
  /** The column that the list is searched by. */
  readonly search: string;
  readonly placeholder: string;
  /** A sentence about published examples. */
  readonly examples?: string;
  /** The first columns. */
  readonly children: ReactNode;
}

/** A list whose rows are put in order, by dragging or with the arrow keys. */
export const OrderedList = ({ search, placeholder, examples, children }: OrderedListProps) => (
  <List
    filters={[<SearchInput key={search} source={`${search}@ilike`} placeholder={placeholder} alwaysOn />]}
    sort={{ field: 'position', order: 'ASC' }}
  >
    <ExamplesNotice>{examples}</ExamplesNotice>
    <Suspense fallback={<Loading shape="rows" />}>
      <Reorderable>
        <DataTable>
          {children}
          <DataTable.Col source="published" field={BooleanField} />
          <DataTable.Col source="is_example" field={BooleanField} />
          <DataTable.Col source="position" align="right">
            <MoveButton />
          </DataTable.Col>
        </DataTable>
      </Reorderable>
    </Suspense>
  </List>
);
