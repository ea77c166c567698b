import { DataError } from '../../data/answer';
import type { SiteClient } from '../../data/client';

export interface ContactRequest {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly service_interest: string;
  readonly message: string;
}

/** Where the visit came from, when the browser knows it. */
export interface ContactSource {
  readonly utm_source?: string | null;
  readonly referrer?: string | null;
}

/** Timeout of sending, in milliseconds, after which the form shows a failure. */
const TIMEOUT_MS = 20_000;

/** Sends a contact request. Its row is not read back: visitors may not. @throws {DataError} unless stored, with the database's code */
export async function sendContactRequest(client: SiteClient, request: ContactRequest & ContactSource): Promise<void> {
  const row = {
    ...request,
    phone: request.phone || null,
    company: request.company || null,
    service_interest: request.service_interest || null,
    source: 'website',
  };
  const { error } = await client.from('contacts').insert(row).abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (error) throw new DataError(error.message, { cause: error.code });
}

/** The time during which an identical request counts as the same one, in milliseconds. */
const REMEMBERED_MS = 30_000;

/**
 * Makes sending idempotent for half a minute: after a double click, the request is stored once and both posts get an answer. A failure is
 * forgotten, so that a retry sends again.
 * @param send stores one request; requests are the same when its second argument is
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
  // On the server, a pending timer would keep the process alive.
  if (typeof timer === 'object' && timer !== null && 'unref' in timer) (timer as { unref: () => void }).unref();
}
