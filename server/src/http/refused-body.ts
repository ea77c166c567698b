import type { Readable } from 'node:stream';

/** How much of a body that nobody wants is read all the same: more than the heaviest original, in what its sender may take. */
const LIMITS = { bytes: 64 * 1024 * 1024, whole: 60_000, silence: 10_000 };

/** A request as it comes. */
type Incoming = Readable & { readonly complete: boolean };

/**
 * Makes an answer that is given while the request's body still comes reach whoever sends it. A connection that is closed before is
 * reset: browsers then show no answer, proxies answer 502 or 503 in its place. So the answer is sent at once, with the words that
 * the connection ends; the rest of the body is read and thrown away, and only then is the answer's end.
 * @param limits in bytes and milliseconds: beyond one of them the connection is cut off
 */
export async function answerWhileSent(response: Response, incoming: Incoming, limits = LIMITS): Promise<Response> {
  if (incoming.complete) return response;
  const rest = throwAway(incoming, limits);
  const headers = new Headers(response.headers);
  headers.set('connection', 'close');
  const { status } = response;
  if (!response.body) {
    await rest;
    return new Response(null, { status, headers });
  }
  const content = new Uint8Array(await response.arrayBuffer());
  headers.set('content-length', String(content.length));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(content),
    pull: async (controller) => {
      await rest;
      controller.close();
    },
  });
  return new Response(body, { status, headers });
}

/** Reads what comes until it ends or is too much, which ends the connection. */
function throwAway(incoming: Incoming, limits: typeof LIMITS): Promise<void> {
  return new Promise((resolve) => {
    let left = limits.bytes;
    const end = (): void => {
      clearTimeout(whole);
      clearTimeout(silence);
      if (!incoming.complete) incoming.destroy();
      resolve();
    };
    const whole = setTimeout(end, limits.whole);
    const silence = setTimeout(end, limits.silence);
    // Whoever began to read no longer does: what was handed on would be kept.
    incoming.removeAllListeners('data');
    incoming.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      silence.refresh();
      if (left < 0) end();
    });
    incoming.once('end', end).once('close', end).once('error', end);
    incoming.resume();
  });
}
