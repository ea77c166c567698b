import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** A rendered text, ready to be sent in any encoding. */
export interface EncodedPage {
  readonly status: number;
  /** Headers to send beside those of the encoding. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly etag: string;
  readonly identity: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a text once for everyone who will ask for it. */
export async function encodePage(status: number, headers: Headers, text: string): Promise<EncodedPage> {
  const identity = Buffer.from(text);
  // The smallest there is: it takes a quarter of a second beside the event loop, once for each page and content.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: quality }),
    compressGzip(identity, { level: 9 }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: [...headers],
    etag,
    identity: new Uint8Array(identity),
    br: new Uint8Array(br),
    gzip: new Uint8Array(gzipped),
  };
}

/** Answers with a page in the encoding the browser prefers, or tells it that its copy is still good. */
export function sendPage(context: Context, page: EncodedPage): Response {
  for (const [name, value] of page.headers) context.header(name, value);
  context.header('cache-control', 'no-cache');
  context.header('vary', 'Accept-Encoding');
  context.header('etag', page.etag);
  if (page.status === 200 && context.req.header('if-none-match') === page.etag) return context.body(null, 304);
  const known = encodingFor(context);
  if (known !== 'identity') context.header('content-encoding', known);
  return context.body(page[known], page.status as 200);
}

/** The best encoding the browser takes, smallest first: browsers name all of theirs with the same weight. */
const encodingFor = (context: Context): 'br' | 'gzip' | 'identity' => {
  const supports = ['br', 'gzip', 'identity'] as const;
  const accepted = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...supports],
    default: 'identity',
    match: (asked) => supports.find((name) => asked.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
  });
  return supports.find((name) => name === accepted) ?? 'identity';
};
