import { useListContext } from 'react-admin';

/** The filter of the current list, typed: react-admin leaves the type open. */
export function useListFilter<Filter extends object = object>() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as Filter;
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    setFilter: (changed: Filter) => setFilters(changed),
    clearFilter: () => setFilters({}),
  };
}
