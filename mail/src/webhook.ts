import type { Deliver, Outcome } from './outbox.ts';

/** How long a receiver may take to answer: shorter than the lease of a row. */
const TIMEOUT_MS = 15_000;

/**
 * Calls webhooks, signed as the Standard Webhooks specification says.
 * @param timeout in milliseconds
 */
export const webhookSender =
  (timeout = TIMEOUT_MS): Deliver =>
  async (item) => {
    try {
      const body = JSON.stringify({ type: item.kind, timestamp: item.created_at, data: item.data });
      const timestamp = Math.floor(Date.now() / 1000).toString();
      const response = await fetch(item.recipient, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // The same at every try: a receiver that has met the id already may ignore the call.
          'webhook-id': item.id,
          'webhook-timestamp': timestamp,
          'webhook-signature': await signatureOf(`${item.id}.${timestamp}.${body}`, item.secret?.['signing_secret']),
        },
        body,
        // The address that somebody chose is called, and no other.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    } catch (error) {
      return { outcome: 'retry', error: reasonOf(error, timeout) };
    }
  };

/** @param secret « whsec_ » and the key in base64 */
async function signatureOf(content: string, secret: unknown): Promise<string> {
  if (typeof secret !== 'string') throw new Error('Le secret du webhook manque.');
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** The answer's body is not kept: a webhook shows nobody what an address inside the network says. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 410) return { outcome: 'refused', error: 'Le destinataire ne veut plus d’appels (410).' };
  if (status >= 300 && status < 400) {
    return { outcome: 'retry', error: `Le destinataire redirige (${status})\u202F: indiquez l’adresse finale.` };
  }
  return { outcome: 'retry', error: `Le destinataire a répondu ${status}.` };
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `Le destinataire n’a pas répondu en ${timeout / 1000}\u00A0secondes.`;
  // Fetch says « fetch failed » and names the reason in its cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
}
