import { answerKey, bytesOf, storedAnswerOf, responseOf, type StoredAnswer } from './stored-answer';
import { RenderCache } from './render-cache';

const MAX_BYTES = 8 * 1024 * 1024;
/** Other programs may write to the database too, so an older answer is requested again. */
const MAX_AGE_MS = 5_000;

/** Shares answers between pages, because all read the same menu and settings; never those to a request that names a session. */
export function createSharedAnswers() {
  const answers = new RenderCache<StoredAnswer>({
    maxBytes: MAX_BYTES,
    bytesOf,
    isCacheable: ({ status }) => status < 400,
    maxAge: MAX_AGE_MS,
    stale: 0,
  });
  /** Returns a `fetch` that gives a recent answer again, and sends every other request. */
  const sharing =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const key = answerKey(request);
      if (key === undefined) return send(request);
      return responseOf(await answers.get(key, async () => storedAnswerOf(await send(request))));
    };
  return { sharing, clear: () => answers.clear() };
}
