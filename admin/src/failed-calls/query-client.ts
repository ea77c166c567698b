import { MutationCache, type MutationKey, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { describeFailure, type Operation } from './describe-failure';
import { type FailedCall, failedWrite } from './failed-call';

/** React-admin's mutation keys read [resource, method, params]. */
const operations: Readonly<Record<string, Operation>> = {
  create: 'save',
  update: 'update',
  updateMany: 'update',
  delete: 'delete',
  deleteMany: 'delete',
};

const operationOf = (key: MutationKey | undefined): Operation => operations[String(key?.[1])] ?? 'save';

interface Stated {
  readonly meta?: { readonly operation?: Operation } | undefined;
}

/**
 * A caller that means something else than its method says so in `meta.operation`, of the call's variables or of the
 * mutation itself: an editor's update is a save, an export is a load.
 */
const statedOperation = (...places: unknown[]): Operation | undefined =>
  (places as (Stated | undefined)[]).map((place) => place?.meta?.operation).find(Boolean);

/** `meta` of a query whose failure the specification wants only logged (§8): the dashboard's figures. */
export const onlyLogged: Readonly<Record<string, unknown>> = { onlyLogged: true };

// oxlint-disable-next-line no-console -- this is the log the specification means
const log = (error: Error): void => console.warn('Statistics not read:', error.message);

/** The cache of everything the database answered. Every call that fails anywhere is reported once, here. */
export function createQueryClient(failedCall: FailedCall): QueryClient {
  let failedQuery: Query<unknown, unknown, unknown> | undefined;
  return new QueryClient({
    // « always »: without a network a call fails and says so, instead of waiting unseen; and a machine that has none but
    // its own still works.
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta === onlyLogged) log(error);
        else {
          failedQuery = query;
          failedCall.report(describeFailure(error, 'load'), query.queryHash);
        }
      },
      // Its own success withdraws the message; so does any, once nobody looks at what failed (another period chosen).
      onSuccess: (_data, query) => {
        if (failedQuery && (failedQuery.queryHash === query.queryHash || !failedQuery.isActive()))
          failedCall.clear(failedQuery.queryHash);
      },
    }),
    mutationCache: new MutationCache({
      onMutate: () => failedCall.clear(),
      onError: (error, variables, _context, mutation) => {
        const operation = statedOperation(variables, mutation) ?? operationOf(mutation.options.mutationKey);
        failedCall.report(describeFailure(error, operation), failedWrite);
      },
    }),
  });
}
