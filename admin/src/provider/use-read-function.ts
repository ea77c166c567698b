import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeData } from './data-provider';
import type { Answer, Arguments, FunctionName } from './database-functions';

/** The query of a database function that only reads: one cache entry for all callers with the same arguments. */
export const readFunctionQuery = <Name extends FunctionName>(
  provider: Pick<BackOfficeData, 'readFunction'>,
  name: Name,
  args: Arguments<Name>,
) => {
  const queryKey: readonly unknown[] = [name, args];
  return { queryKey, queryFn: () => provider.readFunction(name, args) };
};

/** The answer of a database function that only reads. */
export function useReadFunction<Name extends FunctionName>(
  name: Name,
  args: Arguments<Name>,
  options: Partial<UseQueryOptions<Answer<Name>>> = {},
) {
  const provider = useDataProvider<BackOfficeData>();
  return useQuery({ ...readFunctionQuery(provider, name, args), ...options });
}
