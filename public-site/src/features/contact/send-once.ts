/** How long the same words count as the same request. */
const REMEMBERED_MS = 30_000;

/**
 * Makes sending idempotent for half a minute: a double click, in the browser or posted twice to the server, sends once
 * and is answered twice. A failure is not remembered, so that a retry sends again.
 * @param send stores one request; the last argument is what makes two requests the same
 */
export function sendOnce<Where, Request>(
  send: (where: Where, request: Request) => Promise<void>,
): (where: Where, request: Request) => Promise<void> {
  const recent = new Map<string, Promise<void>>();
  return (where, request) => {
    const key = JSON.stringify(request);
    const known = recent.get(key);
    if (known) return known;
    const forget = (): void => void recent.delete(key);
    const sending = send(where, request);
    recent.set(key, sending);
    sending.then(() => later(forget), forget);
    return sending;
  };
}

function later(task: () => void): void {
  const timer: unknown = setTimeout(task, REMEMBERED_MS);
  // On the server a pending timer would keep the process alive.
  if (typeof timer === 'object' && timer !== null && 'unref' in timer) (timer as { unref: () => void }).unref();
}
