const CHUNK = 64 * 1024;
const MOST = 100 * 1024 * 1024;

/** Returns a streamed body without Content-Length, and the number of bytes read from it. */
export function endlessBody(): { readonly body: ReadableStream<Uint8Array>; readonly sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += CHUNK;
      if (sent > MOST) controller.close();
      else controller.enqueue(new Uint8Array(CHUNK));
    },
  });
  return { body, sent: () => sent };
}
