import { vi } from 'vitest';

type Row = Readonly<Record<string, unknown>>;

/** The state of the network: it delivers requests and responses, requests only, or nothing. */
type Network = 'ok' | 'loses responses' | 'loses requests';

export interface SlowServer {
  network: Network;
  readonly rows: Row[];
  /** The methods of the calls: `GET`, `POST`. */
  readonly calls: string[];
}

/** The arguments of save_post(), autosave_post() and save_page(). */
interface SaveArguments {
  readonly post_id?: string;
  readonly post?: Row;
  readonly page_id?: string;
  readonly page?: Row;
  readonly expected_updated_at: string;
}

const conflict = (code: string): Response => Response.json({ code }, { status: 409 });

/** The part of the database's API that the saves of an article or a page use, behind an unreliable network. */
export function slowServer(...stored: readonly Row[]): SlowServer {
  const server: SlowServer = { network: 'ok', rows: [...stored], calls: [] };
  const respond = (url: URL, method: string, sent: unknown): Response => {
    const { rows } = server;
    const matches = (row: Row) =>
      ['id', 'slug'].every((name) => [null, `eq.${String(row[name])}`].includes(url.searchParams.get(name)));
    if (method === 'GET') {
      const found = rows.filter(matches);
      const one = url.searchParams.has('id');
      return Response.json(one ? found[0] : found, { headers: { 'content-range': `*/${found.length}` } });
    }
    const updated_at = `version ${server.calls.length}`;
    const isSlugUsed = ({ slug }: Row, id?: string) => rows.some((row) => row['slug'] === slug && row['id'] !== id);
    if (!url.pathname.includes('/rpc/')) {
      if (isSlugUsed(sent as Row)) return conflict('23505');
      rows.push({ id: `p${rows.length}`, ...(sent as Row), updated_at });
      return Response.json(rows.at(-1));
    }
    const {
      post_id,
      post,
      page_id: id = post_id,
      page: text = post,
      expected_updated_at: known,
    } = sent as SaveArguments;
    const index = rows.findIndex((row) => row['id'] === id);
    if (rows[index]?.['updated_at'] !== known) return conflict('PT409');
    if (text && isSlugUsed(text, id)) return conflict('23505');
    rows[index] = { ...rows[index], ...text, updated_at };
    return Response.json(url.pathname.endsWith('/autosave_post') ? updated_at : [rows[index]]);
  };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit) => {
    server.calls.push(method);
    const silence = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    if (server.network === 'loses requests') return silence;
    const response = respond(new URL(url), method, JSON.parse(typeof body === 'string' ? body : '{}'));
    return server.network === 'loses responses' && method !== 'GET' ? silence : Promise.resolve(response);
  });
  return server;
}
