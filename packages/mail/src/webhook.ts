import type { Deliver, Outcome, OutboxItem } from './outbox.ts';
import { postToPublic, PrivateAddressError } from './post-to-public.ts';

interface JsonRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How long a receiver may take to answer: less than the lease of a row. */
const TIMEOUT_MS = 15_000;

/**
 * Calls webhooks, with signatures of the Standard Webhooks specification.
 * @param allowPrivate whether webhooks may call addresses of this machine and its network
 * @param siteUrl public address without a trailing slash
 * @param timeout in milliseconds
 */
export const webhookSender =
  (allowPrivate: boolean, siteUrl: string, timeout = TIMEOUT_MS): Deliver =>
  async (item) => {
    if (!URL.canParse(item.recipient)) {
      return { outcome: 'refused', error: 'Cette adresse n’en est pas une\u202F: corrigez-la.' };
    }
    const signal = AbortSignal.timeout(timeout);
    try {
      const request = item.kind === 'indexnow' ? indexNowRequest(item.data, siteUrl) : await signedRequest(item);
      const status = await postToPublic(item.recipient, { ...request, signal, allowPrivate });
      return outcomeOf(status);
    } catch (error) {
      // All private addresses get the same message, without a connection, so that nobody can use the log of calls as a port scanner.
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

/**
 * Builds the request that tells search engines of an address: https://www.indexnow.org/documentation. The site serves its key at
 * /indexnow.txt.
 * @param data the key, and the path of the published page
 * @param siteUrl public address without a trailing slash
 */
function indexNowRequest({ key, path }: Readonly<Record<string, unknown>>, siteUrl: string): JsonRequest {
  const { host } = new URL(siteUrl);
  const body = { host, key, keyLocation: `${siteUrl}/indexnow.txt`, urlList: [`${siteUrl}${String(path)}`] };
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}

async function signedRequest({ id, kind, created_at, data, secret }: OutboxItem): Promise<JsonRequest> {
  const body = JSON.stringify({ type: kind, timestamp: created_at, data });
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const headers = {
    'content-type': 'application/json',
    // The id is the same at every try, so that a receiver can ignore a call that it received before.
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': await signatureOf(`${id}.${timestamp}.${body}`, secret?.['signing_secret']),
  };
  return { headers, body };
}

/** @param secret `whsec_` and the key in base64 */
async function signatureOf(content: string, secret: unknown): Promise<string> {
  if (typeof secret !== 'string') throw new Error('Le secret du webhook manque.');
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(content));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** Only the status counts, not the body, so that a webhook shows nobody the content of an address inside the network. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 410) return { outcome: 'refused', error: 'Le destinataire ne veut plus d’appels (410).' };
  if (status >= 300 && status < 400) {
    return { outcome: 'retry', error: `Le destinataire redirige (${status})\u202F: indiquez l’adresse finale.` };
  }
  return { outcome: 'retry', error: `Le destinataire a répondu ${status}.` };
}

const tooSlow = (timeout: number): string => `Le destinataire n’a pas répondu en ${timeout / 1000}\u00A0secondes.`;
