import type { Deliver, Outcome } from './outbox.ts';
import { postToPublic, PrivateAddressError } from './post-to-public.ts';

/** How long a receiver may take to answer: shorter than the lease of a row. */
const TIMEOUT_MS = 15_000;

/**
 * Calls webhooks, signed as the Standard Webhooks specification says.
 * @param allowPrivate whether addresses of this machine and its network may be called
 * @param timeout in milliseconds
 */
export const webhookSender =
  (allowPrivate: boolean, timeout = TIMEOUT_MS): Deliver =>
  async (item) => {
    if (!URL.canParse(item.recipient)) {
      return { outcome: 'refused', error: 'Cette adresse n’en est pas une\u202F: corrigez-la.' };
    }
    const signal = AbortSignal.timeout(timeout);
    try {
      const body = JSON.stringify({ type: item.kind, timestamp: item.created_at, data: item.data });
      const timestamp = Math.floor(Date.now() / 1000).toString();
      const status = await postToPublic(item.recipient, {
        headers: {
          'content-type': 'application/json',
          // The same at every try: a receiver that has met the id already may ignore the call.
          'webhook-id': item.id,
          'webhook-timestamp': timestamp,
          'webhook-signature': await signatureOf(`${item.id}.${timestamp}.${body}`, item.secret?.['signing_secret']),
        },
        body,
        signal,
        allowPrivate,
      });
      return outcomeOf(status);
    } catch (error) {
      // The same words whatever listens there: the log of calls is no port scanner.
      if (error instanceof PrivateAddressError) {
        return {
          outcome: 'refused',
          error: 'Cette adresse est celle d’un réseau privé\u202F: elle n’est pas appelée.',
        };
      }
      const reason = error instanceof Error ? error.message : String(error);
      return { outcome: 'retry', error: signal.aborted ? tooSlow(timeout) : reason };
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

const tooSlow = (timeout: number): string => `Le destinataire n’a pas répondu en ${timeout / 1000}\u00A0secondes.`;
