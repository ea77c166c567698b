/** How long a call may go without its answer. Longer than the database works at anything. */
export const timeout = 20_000;

/** What even a bad line carries in a second: a long text gets the time to leave. */
const bytesPerSecond = 10_000;

/**
 * Gives a call up whose answer does not come: a network that swallows everything reports nothing, ever.
 * @param call ends with the signal, or is left to itself
 * @param sent how many bytes it sends
 * @returns what the call returns; throws what it throws, or a TypeError, as without a network, once it is given up
 */
export async function withTimeout<Answer>(call: (signal: AbortSignal) => Promise<Answer>, sent = 0): Promise<Answer> {
  const given = new AbortController();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    const giveUp = (): void => {
      reject(new TypeError('No answer'));
      given.abort();
    };
    clock = setTimeout(giveUp, timeout + (sent / bytesPerSecond) * 1_000);
  });
  try {
    return await Promise.race([call(given.signal), tooLong]);
  } finally {
    clearTimeout(clock);
  }
}
