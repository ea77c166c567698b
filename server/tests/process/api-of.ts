import type { RunningServer } from './running-server';

/** The administrator that `startServer(administrator)` creates. */
export const administrator = { ADMIN_EMAIL: 'camille@example.fr', ADMIN_PASSWORD: 'trois petits établis' } as const;

/** Signs the administrator in; returns the access token. */
export async function signIn(server: RunningServer): Promise<string> {
  const response = await fetch(`${server.address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.publishableKey(), 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** Writes through the API as the administrator. */
export async function write(
  server: RunningServer,
  token: string,
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown,
): Promise<Response> {
  return fetch(`${server.address}/rest/v1/${path}`, {
    method,
    headers: { ...headersOf(server, token), 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(body),
  });
}

/** Changes a text as a form does: made from the version that is stored. */
export async function saveText(server: RunningServer, token: string, path: string, fields: object): Promise<Response> {
  const stored = await fetch(`${server.address}/rest/v1/${path}&select=updated_at`, {
    headers: headersOf(server, token),
  });
  const [row] = (await stored.json()) as { updated_at: string }[];
  return write(server, token, 'PATCH', path, { ...fields, updated_at: row?.updated_at });
}

const headersOf = (server: RunningServer, token: string) => ({
  apikey: server.publishableKey(),
  authorization: `Bearer ${token}`,
});
