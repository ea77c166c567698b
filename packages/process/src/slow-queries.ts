import { currentRequest } from './current-request';

const SLOW_MS = 200;

/**
 * Runs a query. If it is slow, or fails after a long time, it notes the query on the present request.
 * @param path the path of Supabase's API that answers it, `/rest/v1/rpc/search_posts`
 */
export async function noteIfSlow<Result>(path: string | undefined, query: () => PromiseLike<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await query();
  } finally {
    const ms = Math.round(performance.now() - began);
    if (ms >= SLOW_MS) currentRequest.getStore()?.slowQueries.push({ query: nameOf(path), ms });
  }
}

/** Returns the name: `/rest/v1/rpc/search_posts` is `search_posts`. */
function nameOf(path = ''): string {
  const [, name] = /^\/rest\/v1\/(?:rpc\/)?(\w+)$/.exec(path) ?? [];
  return name ?? (path.startsWith('/auth/') ? 'auth' : 'other');
}
