import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Answer, Arguments, BackOfficeData, FunctionName } from './database-functions';

/** The answer of a database function that only reads, as a query. */
export function useReadFunction<Name extends FunctionName>(
  name: Name,
  args: Arguments<Name>,
  options: Partial<UseQueryOptions<Answer<Name>>> = {},
) {
  const provider = useDataProvider<BackOfficeData>();
  return useQuery({ queryKey: [name, args], queryFn: () => provider.readFunction(name, args), ...options });
}
