import { currentRequest } from './current-request';

const SLOW_MS = 200;

/**
 * Runs a query, and notes the query with the request being served when it takes long, or fails after long.
 * @param path where Supabase's API answers it, `/rest/v1/rpc/search_posts`
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

/** `/rest/v1/rpc/search_posts` is `search_posts`. */
function nameOf(path = ''): string {
  const [, name] = /^\/rest\/v1\/(?:rpc\/)?(\w+)$/.exec(path) ?? [];
  return name ?? (path.startsWith('/auth/') ? 'auth' : 'other');
}
