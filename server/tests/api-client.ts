import type { TestSupabase } from './served-supabase';

/** What the API answered; `body` is parsed when it is JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

type Headers_ = Readonly<Record<string, string>>;

/** Sends one request below the API's address. */
export type Call = (method: string, path: string, body?: unknown, headers?: Headers_) => Promise<Answer>;

let lastAddress = 0;

/** A client address that no other test used, for what is limited by address. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
}

/**
 * A client of the API.
 * @param token a session's access token; none for a stranger
 * @param address what the server takes for the client's network address
 */
export function clientOf(supabase: TestSupabase, token?: string, address = freshAddress()): Call {
  const own: Headers_ = {
    apikey: supabase.keys.publishableKey,
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return async (method, path, body, headers = {}) => {
    const response = await fetch(supabase.url + path, {
      method,
      headers: { ...own, ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
  };
}

/** Changes a row's text as a form does: made from the version that is stored. */
export async function saveText(client: Call, path: string, fields: object, headers?: Headers_): Promise<Answer> {
  const [row] = rowsOf<{ updated_at: string }>(await client('GET', `${path}&select=updated_at`));
  return client('PATCH', path, { ...fields, updated_at: row?.updated_at }, headers);
}

/** Writes notes on contact requests as the back-office does: over those that are stored. */
export async function saveNotes(client: Call, path: string, fields: object): Promise<Answer> {
  const [row] = rowsOf<object>(await client('GET', `${path}&select=notes_updated_at`));
  return client('PATCH', path, { ...fields, ...row });
}

/** The rows of an answer. */
export const rowsOf = <Row = Record<string, unknown>>({ body }: Answer): Row[] => body as Row[];

/** The code of an error's answer. */
export const codeOf = ({ body }: Answer): unknown => (body as { code?: unknown } | null)?.code;
