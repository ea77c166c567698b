import { requestPublic } from '@agency-site/mail/post-to-public';
import { MediaRefusal, type RefusalReason } from '@agency-site/domain/media-check';

const MOST_REDIRECTS = 3;

export interface FetchOptions {
  /** Whether addresses of this machine and its network may be requested. */
  readonly allowPrivate: boolean;
  /** The value of the Accept header. */
  readonly accept: string;
  /** The most bytes that are read, and the reason given for refusing more. */
  readonly most: number;
  readonly refusal: RefusalReason;
  readonly timeoutMs: number;
}

/**
 * Fetches the content of an address without a session. It follows redirects, and checks the address of each like the first.
 * @throws {MediaRefusal} for content of more than the allowed bytes
 * @throws {PrivateAddressError}
 */
export async function fetchBytes(
  address: string,
  wanted: FetchOptions,
  redirects = MOST_REDIRECTS,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new Error('its address is not on the web');
  const answer = await requestPublic(address, {
    method: 'GET',
    headers: { accept: wanted.accept },
    signal: AbortSignal.timeout(wanted.timeoutMs),
    allowPrivate: wanted.allowPrivate,
  });
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    answer.destroy();
    return fetchBytes(new URL(headers.location, address).href, wanted, redirects - 1);
  }
  try {
    if (statusCode !== 200) throw new Error(`its server answers ${statusCode}`);
    if (Number(headers['content-length'] ?? 0) > wanted.most) throw new MediaRefusal(wanted.refusal);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > wanted.most) throw new MediaRefusal(wanted.refusal);
      parts.push(part);
    }
    return new Uint8Array(Buffer.concat(parts));
  } finally {
    answer.destroy();
  }
}
