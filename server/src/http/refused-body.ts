import type { Readable } from 'node:stream';

/** The most that the server reads of a refused body: more than the largest original picture, for as long as its upload may take. */
const LIMITS = { bytes: 64 * 1024 * 1024, whole: 60_000, silence: 10_000 };

/** A request whose body may still be arriving; `complete` tells whether all of it has arrived. */
type Incoming = Readable & { readonly complete: boolean };

/**
 * Makes an early answer reach a client that is still sending its body. Closing the connection earlier would reset it: browsers would show
 * no answer, and proxies would answer 502 or 503 instead. So the server sends the answer at once, announces that the connection will close,
 * reads and discards the rest of the body, and only then ends the answer.
 * @param limits in bytes and milliseconds: beyond one of them the server cuts the connection
 */
export async function answerDuringUpload(response: Response, incoming: Incoming, limits = LIMITS): Promise<Response> {
  if (incoming.complete) return response;
  const rest = discardBody(incoming, limits);
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

/** Reads and discards the body until it ends or exceeds a limit, which ends the connection. */
function discardBody(incoming: Incoming, limits: typeof LIMITS): Promise<void> {
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
    // The application has stopped reading, but its listener remains: without a reader, Node would buffer the data.
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
