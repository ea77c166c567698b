/** The time before a call is aborted, in milliseconds; longer than the database’s own statement timeout. */
export const timeout = 20_000;

/** Upload speed of a bad connection. The timeout of a call grows with its length accordingly. */
const bytesPerSecond = 10_000;

/**
 * Aborts a call that is not answered in time: a network that drops packets reports no error by itself. `AbortSignal.timeout`
 * is not enough: it cannot abort what a call awaits before its request, such as the session.
 * @param sent number of bytes in the request
 * @returns the call’s result; throws its error, or on timeout a TypeError, as `fetch` does without a network
 */
export async function withTimeout<Answer>(call: (signal: AbortSignal) => Promise<Answer>, sent = 0): Promise<Answer> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    const abort = (): void => {
      reject(new TypeError('No answer'));
      controller.abort();
    };
    timer = setTimeout(abort, timeout + (sent / bytesPerSecond) * 1_000);
  });
  try {
    return await Promise.race([call(controller.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
