import { LRUCache } from 'lru-cache';
import { failedRequestLine } from '@agency/process/failures';

const MAX_BYTES = 32 * 1024 * 1024;

/** The request headers on which an answer depends, beside its address. */
const KEY_HEADERS = ['apikey', 'accept', 'prefer', 'range'];

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/**
 * Remembers the last answers. If a project does not answer, or answers with a failure, visitors see the former answer again. It stores no
 * answer for administrators.
 */
export function withLastAnswers(send: typeof fetch): (request: Request) => Promise<Response> {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 1000,
  });

  return async (request) => {
    const { method, url, headers } = request;
    const isKept = method === 'GET' && !headers.has('authorization');
    const key = [url, ...KEY_HEADERS.map((name) => headers.get(name))].join('\n');
    const failed = (reason: string): Response | undefined => {
      const last = isKept ? answers.get(key) : undefined;
      const then = last ? 'its last answer is shown' : 'nothing is known of it';
      const line = failedRequestLine({ method, path: new URL(url).pathname }, `Supabase ${reason}: ${then}`);
      process.stderr.write(`${line}\n`);
      return last && responseOf(last);
    };
    try {
      const response = await send(request);
      if (response.status >= 500 || response.status === 429) return failed(`answered ${response.status}`) ?? response;
      if (!isKept || !response.ok) return response;
      // Read to the end here, because a body may also stop arriving.
      const answer = { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
      answers.set(key, answer);
      return responseOf(answer);
    } catch (error) {
      const answer = failed('did not answer');
      if (answer) return answer;
      throw error;
    }
  };
}

const responseOf = ({ status, headers, body }: Answer): Response => {
  const response = new Response(body, { status, headers });
  // The body is already decoded.
  for (const name of ['content-encoding', 'content-length']) response.headers.delete(name);
  return response;
};
