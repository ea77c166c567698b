import { LRUCache } from 'lru-cache';
import { failedRequestLine } from '@agency-site/process/failures';
import { answerKey, bytesOf, storedAnswerOf, responseOf, type StoredAnswer } from './stored-answer';

const MAX_BYTES = 32 * 1024 * 1024;

/** Remembers the last answers, for visitors only: while a project fails or does not answer, they see the former answer again. */
export function withAnswerFallback(send: typeof fetch): (request: Request) => Promise<Response> {
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: bytesOf,
  });

  return async (request) => {
    const { method, url } = request;
    const key = answerKey(request);
    const failed = (reason: string): Response | undefined => {
      const last = key === undefined ? undefined : answers.get(key);
      const then = last ? 'its last answer is shown' : 'nothing is known of it';
      const line = failedRequestLine({ method, path: new URL(url).pathname }, `Supabase ${reason}: ${then}`);
      process.stderr.write(`${line}\n`);
      return last && responseOf(last);
    };
    try {
      const response = await send(request);
      if (response.status >= 500 || response.status === 429) return failed(`answered ${response.status}`) ?? response;
      if (key === undefined || !response.ok) return response;
      const answer = await storedAnswerOf(response);
      answers.set(key, answer);
      return responseOf(answer);
    } catch (error) {
      const answer = failed('did not answer');
      if (answer) return answer;
      throw error;
    }
  };
}
