import { currentRequest } from './current-request';

const SLOW_MS = 200;

/** Runs a query, and records it on the current request from 200 ms on, even if it fails. @param path such as `/rest/v1/rpc/search_posts` */
export async function recordIfSlow<Result>(
  path: string | undefined,
  query: () => PromiseLike<Result>,
): Promise<Result> {
  const began = performance.now();
  try {
    return await query();
  } finally {
    const ms = Math.round(performance.now() - began);
    if (ms >= SLOW_MS) currentRequest.getStore()?.slowQueries.push({ query: nameOf(path), ms });
  }
}

/** Returns the name of the table or function: `search_posts` for `/rest/v1/rpc/search_posts`. */
function nameOf(path = ''): string {
  const [, name] = /^\/rest\/v1\/(?:rpc\/)?(\w+)$/.exec(path) ?? [];
  return name ?? (path.startsWith('/auth/') ? 'auth' : 'other');
}
