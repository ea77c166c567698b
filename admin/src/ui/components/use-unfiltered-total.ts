import { useGetList, useListContext } from 'react-admin';
import { useListFilter } from './use-list-filter';

/** The number of rows that the current list has without its filter; undefined while it is unknown. */
export function useUnfilteredTotal(): number | undefined {
  const { resource, total, filter: permanent } = useListContext();
  const { isFiltered } = useListFilter();
  const { total: all } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: permanent,
      meta: { columns: ['id'] },
    },
    { enabled: isFiltered },
  );
  return isFiltered ? all : total;
}
