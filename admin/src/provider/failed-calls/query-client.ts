import { MutationCache, type MutationOptions, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { describeFailure, type Operation } from './describe-failure';
import { type FailedCall, failedWrite } from './failed-call';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The purpose of the call, where its method does not say it: an export, for example, is a load. */
      readonly operation?: Operation;
      /** Whether the banner shows the failure; by default, always. */
      readonly isReported?: (error: unknown) => boolean;
    };
  }
}

/** The purpose of a call by its method: react-admin's mutation keys are [resource, method, params]. */
const operations: Readonly<Record<string, Operation>> = {
  create: 'save',
  update: 'update',
  updateMany: 'update',
  delete: 'delete',
  deleteMany: 'delete',
};

const operationOf = ({ mutationKey, meta }: MutationOptions): Operation =>
  meta?.operation ?? operations[String(mutationKey?.[1])] ?? 'save';

/** `meta` of a query whose failure is only logged (specification §8): the dashboard's figures. */
export const onlyLogged: Readonly<Record<string, unknown>> = { onlyLogged: true };

// oxlint-disable-next-line no-console -- this is the log the specification means
const log = (error: Error): void => console.warn('Statistics not read:', error.message);

/** The cache of all answers of the database. Reports each failed call to the banner, once. */
export function createQueryClient(failedCall: FailedCall): QueryClient {
  let failedQuery: Query<unknown, unknown, unknown> | undefined;
  const client = new QueryClient({
    // `always`: without a network a call fails and is reported, instead of being paused in silence; a server on the same
    // machine still answers.
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta === onlyLogged) log(error);
        else {
          failedQuery = query;
          failedCall.report(describeFailure(error, 'load'), query.queryHash);
        }
      },
      // Removes the message when the failed query succeeds or, once no screen uses that query (another period was chosen), when any does.
      onSuccess: (_data, query) => {
        if (failedQuery && (failedQuery.queryHash === query.queryHash || !failedQuery.isActive()))
          failedCall.clear(failedQuery.queryHash);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: async (_variables, { options: { mutationKey } }) => {
        failedCall.clear();
        // The answer of a read under way would reset the form during the save; leaving it would then ask as if nothing were saved.
        if (mutationKey?.[1] === 'update') await client.cancelQueries({ queryKey: [mutationKey[0], 'getOne'] });
      },
      onError: (error, _variables, _context, { options }) => {
        if (options.meta?.isReported?.(error) === false) return;
        failedCall.report(describeFailure(error, operationOf(options)), failedWrite);
      },
    }),
  });
  return client;
}
