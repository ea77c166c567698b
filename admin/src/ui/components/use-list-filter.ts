import { useListContext } from 'react-admin';

/** The filter of the current list, with the type that the caller names: react-admin's is untyped. */
export function useListFilter<Filter extends object = object>() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as Filter;
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    clearFilter: () => setFilters({}),
    /** Changes one value, or removes it when it is empty. */
    change: (name: keyof Filter) => (value: string | boolean) => {
      const { [name]: _former, ...others } = filter;
      setFilters(value === '' || value === false ? others : { ...others, [name]: value });
    },
  };
}
