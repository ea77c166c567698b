import { vi } from 'vitest';

type Row = Readonly<Record<string, unknown>>;

/** How a call ends: answered, stored without an answer, or lost on the way. */
type Line = 'good' | 'answers get lost' | 'swallows everything';

export interface SlowServer {
  line: Line;
  readonly rows: Row[];
  /** The calls it saw, « GET » and « POST ». */
  readonly calls: string[];
}

/** The arguments of save_post() and autosave_post(). */
interface Save {
  readonly post_id: string;
  readonly post: Row;
  readonly known: string;
}

const refused = (code: string): Response => Response.json({ code }, { status: 409 });

/** The database's API at the other end of a bad line, as far as the saves of one article use it. */
export function slowServer(...stored: readonly Row[]): SlowServer {
  const server: SlowServer = { line: 'good', rows: [...stored], calls: [] };
  const answer = (url: URL, method: string, sent: unknown): Response => {
    const { rows } = server;
    const asked = (row: Row) =>
      ['id', 'slug'].every((name) => [null, `eq.${String(row[name])}`].includes(url.searchParams.get(name)));
    if (method === 'GET') {
      const found = rows.filter(asked);
      const one = url.searchParams.has('id');
      return Response.json(one ? found[0] : found, { headers: { 'content-range': `*/${found.length}` } });
    }
    const updated_at = `version ${server.calls.length}`;
    const isTaken = ({ slug }: Row, id?: string) => rows.some((row) => row['slug'] === slug && row['id'] !== id);
    if (!url.pathname.includes('/rpc/')) {
      if (isTaken(sent as Row)) return refused('23505');
      rows.push({ id: `p${rows.length}`, ...(sent as Row), updated_at });
      return Response.json(rows.at(-1));
    }
    const { post_id: id, post, known } = sent as Save;
    const place = rows.findIndex((row) => row['id'] === id);
    if (rows[place]?.['updated_at'] !== known) return refused('PT409');
    if (isTaken(post, id)) return refused('23505');
    rows[place] = { ...rows[place], ...post, updated_at };
    return Response.json(url.pathname.endsWith('/autosave_post') ? updated_at : [rows[place]]);
  };
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body, signal }: RequestInit) => {
    server.calls.push(method);
    const silence = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    if (server.line === 'swallows everything') return silence;
    const answered = answer(new URL(url), method, JSON.parse(typeof body === 'string' ? body : '{}'));
    return server.line === 'answers get lost' && method !== 'GET' ? silence : Promise.resolve(answered);
  });
  return server;
}
