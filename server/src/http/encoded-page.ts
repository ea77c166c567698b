import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];
type Bytes = Uint8Array<ArrayBuffer>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality of Brotli. On a page, quality 11 takes about thirty times as long as 8 (off the event loop), and gives about 7 % less. */
const QUALITY = { quick: 8, best: 11 } as const;

/** A rendered text with its compressed forms. */
export class EncodedPage {
  readonly etag: string;
  readonly #identity: Bytes;
  readonly #compressed = new Map<Encoding, Promise<Bytes>>();
  #brotliRequests = 0;

  /** @param headers sent in addition to those of the encoding @param isWhole false if a part of the page could not be read */
  constructor(
    readonly status: number,
    readonly headers: readonly (readonly [name: string, value: string])[],
    text: string,
    readonly isWhole = true,
  ) {
    this.#identity = new Uint8Array(Buffer.from(text));
    this.etag = `W/"${createHash('sha256').update(this.#identity).digest('base64url').slice(0, 22)}"`;
  }

  /** Estimates the memory of a page with its compressed forms. */
  get bytes(): number {
    return this.#identity.length * 2 + 1000;
  }

  /** Returns the text in an encoding. Brotli compresses quickly for the first request, and as small as possible from the second on. */
  async in(encoding: Encoding): Promise<Bytes> {
    if (encoding === 'identity') return this.#identity;
    if (encoding === 'gzip') return this.#compressOnce('gzip', () => compressGzip(this.#identity, { level: 9 }));
    this.#brotliRequests += 1;
    return this.#brotliRequests === 1
      ? brotli(this.#identity, QUALITY.quick)
      : this.#compressOnce('br', () => brotli(this.#identity, QUALITY.best));
  }

  #compressOnce(encoding: Encoding, compress: () => Promise<Uint8Array>): Promise<Bytes> {
    const compressed = this.#compressed.get(encoding) ?? compress().then((bytes) => new Uint8Array(bytes));
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

const brotli = async (text: Bytes, quality: number): Promise<Bytes> =>
  new Uint8Array(
    await compressBrotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  );

/** Answers with a page in the browser's preferred encoding, or with 304. @param vary the request's headers that the answer depends on */
export async function sendPage(context: Context, page: EncodedPage, vary = 'Accept-Encoding'): Promise<Response> {
  for (const [name, value] of page.headers) context.header(name, value);
  // No cache may store a refusal that concerns one visitor (429), or a failure that passes.
  context.header('cache-control', page.status === 429 || page.status >= 500 ? 'no-store' : 'no-cache');
  context.header('vary', vary);
  context.header('etag', page.etag);
  if (page.status === 200 && isKnown(context.req.header('if-none-match'), page.etag)) return context.body(null, 304);
  const encoding = encodingFor(context);
  if (encoding !== 'identity') context.header('content-encoding', encoding);
  return context.body(await page.in(encoding), page.status as 200);
}

/** Whether the browser has this version. The header may name several, and proxies remove the `W/` of a weak ETag. */
const isKnown = (versions = '', etag: string): boolean =>
  versions.split(',').some((version) => ['*', etag, etag.replace('W/', '')].includes(version.trim()));

/** Returns the smallest encoding that the browser accepts. We choose it, because browsers give all encodings the same weight. */
const encodingFor = (context: Context): Encoding => {
  const accepted = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match: (preferences) =>
      ENCODINGS.find((name) => preferences.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
  });
  return ENCODINGS.find((name) => name === accepted) ?? 'identity';
};
