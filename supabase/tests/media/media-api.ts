import { freshAddress } from '../../../server/tests/api-client';
import type { TestSupabase } from '../../../server/tests/served-supabase';

interface MediaAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A client of the storage API, with or without a session's token. */
export interface MediaClient {
  upload(name: string, bytes: BodyInit, headers?: Record<string, string>): Promise<MediaAnswer>;
  keepOriginal(name: string, bytes: BodyInit, type?: string): Promise<MediaAnswer>;
  sendFile(name: string, bytes: BodyInit, headers?: Record<string, string>): Promise<MediaAnswer>;
  remove(...names: readonly string[]): Promise<MediaAnswer>;
  send(method: string, path: string, body?: unknown): Promise<MediaAnswer>;
}

export function mediaClient({ url, keys }: TestSupabase, token?: string): MediaClient {
  const send = async (
    method: string,
    path: string,
    body: BodyInit | null,
    headers: Record<string, string>,
  ): Promise<MediaAnswer> => {
    const response = await fetch(`${url}/storage/v1/${path}`, {
      method,
      body,
      headers: {
        apikey: keys.publishableKey,
        'x-forwarded-for': freshAddress(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answered = isJson ? ((await response.json()) as unknown) : Buffer.from(await response.arrayBuffer());
    return { status: response.status, body: answered, headers: response.headers };
  };
  const json = { 'content-type': 'application/json' };
  return {
    upload: (name, bytes, headers = {}) => send('POST', `object/media/${name}`, bytes, headers),
    keepOriginal: (name, bytes, type = 'image/jpeg') =>
      send('POST', `object/originals/${name}`, bytes, { 'content-type': type }),
    sendFile: (name, bytes, headers = {}) => send('POST', `object/files/${name}`, bytes, headers),
    remove: (...names) => send('DELETE', 'object/media', JSON.stringify({ prefixes: names }), json),
    send: (method, path, body) => send(method, path, body === undefined ? null : JSON.stringify(body), json),
  };
}
