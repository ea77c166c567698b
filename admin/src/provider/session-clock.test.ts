import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Auth, createAuth } from './auth-client';
import { dataProvider } from './data-provider';

// A host of its own, because clients that other test files of this worker have opened renew the session of theirs.
const configuration = { supabaseUrl: 'http://session-clock.example', publishableKey: 'key' };
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  localStorage.clear();
});
afterEach(async () => {
  // A client of an earlier test would renew the session of the next one.
  await Promise.all(clients.splice(0).map((auth) => auth.stopAutoRefresh()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A server with a clock of its own; it refuses the tokens that have expired by it, and puts off the first renewals. */
function serverAt(now: () => number, refusals: readonly Response[] = []) {
  const refused = [...refusals];
  const asked: string[] = [];
  let tokens = 0;
  const token = () => {
    const exp = Math.floor(now() / 1000) + 3600;
    tokens += 1;
    const access_token = `${part({ alg: 'HS256' })}.${part({ exp, sub: 'a', tokens })}.c2ln`;
    const session = {
      access_token,
      refresh_token: `${tokens}`,
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: exp,
    };
    return Response.json({ ...session, user: { id: 'a' } });
  };
  vi.stubGlobal('fetch', (input: Request | string, init: RequestInit = {}) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    asked.push(`${url.pathname.slice(1)}${url.search.startsWith('?grant') ? url.search : ''}`);
    const refusal = url.search === '?grant_type=refresh_token' && refused.shift();
    if (url.pathname.startsWith('/auth/')) return Promise.resolve(refusal || token());
    const [, claims = ''] = (request.headers.get('authorization') ?? '').split('.');
    const { exp } = JSON.parse(atob(claims)) as { exp: number };
    const status = exp * 1000 > now() ? 200 : 401;
    return Promise.resolve(new Response('[]', { status, headers: { 'content-range': '*/0' } }));
  });
  return asked;
}

const RENEWAL = 'auth/v1/token?grant_type=refresh_token';

const clients: Auth[] = [];

async function signedIn() {
  const auth = createAuth(configuration);
  clients.push(auth);
  await auth.signInWithPassword({ email: 'a@example.fr', password: 'b' });
  return listOf(auth);
}

function listOf(auth: Auth) {
  const provider = dataProvider(configuration, auth, [
    { name: 'pages', options: { columns: { id: {} }, messages: {} } },
  ]);
  return () =>
    provider.getList('pages', {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    });
}

it.each([
  ['ahead of', 2 * HOUR],
  ['behind', -2 * HOUR],
])('with a clock two hours %s the server’s, a session lives, and is not renewed at each call', async (_way, apart) => {
  const asked = serverAt(() => Date.now() - apart);
  const list = await signedIn();
  for (let call = 0; call < 5; call += 1) await list();
  vi.setSystemTime(Date.now() + HOUR + 1000);
  await list();
  expect(asked.filter((path) => path === RENEWAL)).toHaveLength(1);
});

it.each([
  ['the machine’s clock was set back', () => vi.setSystemTime(Date.now() - 2 * HOUR), 0],
  ['the server’s clock was set ahead', () => undefined, 2 * HOUR],
])('a session that has expired for the server alone is renewed, and the call goes on: %s', async (_what, set, step) => {
  let ahead = 0;
  const start = Date.now();
  const asked = serverAt(() => start + ahead);
  const list = await signedIn();
  set();
  ahead = step || 2 * HOUR;
  await expect(list()).resolves.toEqual({ data: [], total: 0 });
  expect(asked.filter((path) => path === RENEWAL)).toHaveLength(1);
});

const tooMany = (retryAfter?: string): Response =>
  Response.json({ code: '429' }, { status: 429, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) });

it.each([
  ['an expired session', [tooMany('0.1')]],
  ['an expired session, with a date to wait for', [tooMany('Sat, 28 Nov 2026 12:00:00 GMT')]],
])('a renewal that is put off is tried again, and the call goes on: %s', async (_what, refusals) => {
  const asked = serverAt(() => Date.now(), refusals);
  const list = await signedIn();
  vi.setSystemTime(Date.now() + 2 * HOUR);
  await expect(list()).resolves.toEqual({ data: [], total: 0 });
  expect(asked.filter((path) => path === RENEWAL)).toHaveLength(2);
});

it('a server that is restarted keeps the session, and no call goes out without it', async () => {
  const asked = serverAt(
    () => Date.now(),
    Array.from({ length: 20 }, () => new Response('', { status: 503 })),
  );
  const list = await signedIn();
  const stored = JSON.stringify(localStorage);
  vi.useFakeTimers({ now: Date.now() + 2 * HOUR, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const failure = list().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failure).toBeInstanceOf(TypeError);
  expect(JSON.stringify(localStorage)).toBe(stored);
  expect(asked.filter((path) => path.startsWith('rest/'))).toEqual([]);
});

it('two tabs that renew an expired session at once both keep it, and no call goes out without it', async () => {
  const asked = serverAt(() => Date.now());
  const list = await signedIn();
  const other = createAuth(configuration);
  clients.push(other);
  await other.getSession();
  const stored = Promise.race(
    clients.map(
      (auth) =>
        new Promise<void>((resolve) => {
          auth.onAuthStateChange((event) => void (event === 'TOKEN_REFRESHED' && resolve()));
        }),
    ),
  );
  // The later renewal is answered once the other tab has stored its own.
  const answer = fetch;
  let renewals = 0;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await answer(...call);
    if (new Request(...call).url.endsWith('=refresh_token') && (renewals += 1) === 2) await stored;
    return response;
  });
  vi.setSystemTime(Date.now() + 2 * HOUR);
  const empty = { data: [], total: 0 };
  await expect(Promise.all([list(), listOf(other)()])).resolves.toEqual([empty, empty]);
  expect(asked.filter((path) => path === RENEWAL)).toHaveLength(2);
});
