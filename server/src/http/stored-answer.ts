/** An answer of Supabase's API that can be given again. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** The request headers on which an answer depends, beside its address. */
const KEY_HEADERS = ['apikey', 'accept', 'prefer', 'range'];

/** Returns a key that is equal for requests with the same answer; undefined for a request that writes, or that names a session. */
export function answerKey({ method, url, headers }: Request): string | undefined {
  if (method !== 'GET' || headers.has('authorization')) return undefined;
  return [url, ...KEY_HEADERS.map((name) => headers.get(name))].join('\n');
}

/** Estimates the bytes that an answer takes in a cache, its headers included. */
export const bytesOf = ({ body }: StoredAnswer): number => body.byteLength + 1000;

/** Reads an answer to its end, so that only complete bodies are stored. */
export const storedAnswerOf = async (response: Response): Promise<StoredAnswer> => ({
  status: response.status,
  headers: response.headers,
  body: await response.arrayBuffer(),
});

/** Returns a response with a stored answer. The body is decoded already, so the headers about its encoding go. */
export function responseOf({ status, headers, body }: StoredAnswer): Response {
  const response = new Response(body, { status, headers });
  for (const name of ['content-encoding', 'content-length']) response.headers.delete(name);
  return response;
}
