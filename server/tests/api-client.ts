/** The address of an API, and the key that every request contains. */
interface Api {
  readonly url: string;
  readonly keys: { readonly publishableKey: string };
}

/** A response of the API; a JSON body is parsed. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

type Headers_ = Readonly<Record<string, string>>;

/** Sends one request to the API. */
export type Call = (method: string, path: string, body?: unknown, headers?: Headers_) => Promise<Answer>;

/** Returns the headers of a request by our own server with the service key. */
export const serviceHeaders = ({ secretKey }: { readonly secretKey: string }): Headers_ => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
});

let lastAddress = 0;

/** Returns a client address that no other test uses, because the API limits requests per address. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
}

/**
 * Returns a client of the API.
 * @param token a session's access token; none for an anonymous visitor
 * @param address the client's address, sent in X-Forwarded-For
 */
export function clientOf(supabase: Api, token?: string, address = freshAddress()): Call {
  return async (method, path, body, headers = {}) => {
    const own: Headers_ = {
      apikey: supabase.keys.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(supabase.url + path, {
      method,
      headers: { ...own, ...headers },
      body: body === undefined ? null : typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text, headers: response.headers };
  };
}

/** Saves a row's text like a form, based on the stored version. */
export async function saveText(
  client: Call,
  table: 'blog_posts' | 'pages',
  filter: string,
  text: object,
): Promise<Answer> {
  const [row] = rowsOf<{ id: string; updated_at: string }>(
    await client('GET', `/rest/v1/${table}?${filter}&select=id,updated_at`),
  );
  return saveOver(client, table, row?.id, text, row?.updated_at);
}

/** Saves a text based on the given version. */
export const saveOver = (
  client: Call,
  table: 'blog_posts' | 'pages',
  id: string | undefined,
  text: object,
  known?: string | null,
): Promise<Answer> =>
  table === 'pages'
    ? client('POST', '/rest/v1/rpc/save_page', { page_id: id, page: text, expected_updated_at: known })
    : client('POST', '/rest/v1/rpc/save_post', { post_id: id, post: text, expected_updated_at: known });

/** Saves notes on a contact request like the back-office, based on the stored version. */
export async function saveNotes(client: Call, filter: string, notes: unknown): Promise<Answer> {
  const [row] = rowsOf<{ id: string; notes_updated_at: string }>(
    await client('GET', `/rest/v1/contacts?${filter}&select=id,notes_updated_at`),
  );
  return client('POST', '/rest/v1/rpc/save_notes', {
    contact_id: row?.id,
    notes,
    expected_updated_at: row?.notes_updated_at,
  });
}

/** Saves settings like the back-office, based on the stored versions. */
export async function saveSettings(client: Call, settings: object): Promise<Answer> {
  const newest = await client('GET', '/rest/v1/site_settings?select=updated_at&order=updated_at.desc&limit=1');
  const [row] = rowsOf<{ updated_at: string }>(newest);
  return client('POST', '/rest/v1/rpc/save_settings', { settings, expected_updated_at: row?.updated_at ?? null });
}

/** Returns the rows of a response. */
export const rowsOf = <Row = Record<string, unknown>>({ body }: Answer): Row[] => body as Row[];

/** Returns the error code of a response. */
export const codeOf = ({ body }: Answer): unknown => (body as { code?: unknown } | null)?.code;
