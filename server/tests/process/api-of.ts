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

interface Stored {
  readonly id: string;
  readonly updated_at: string;
}

async function read(server: RunningServer, token: string, path: string): Promise<Stored | undefined> {
  const answer = await fetch(`${server.address}/rest/v1/${path}`, { headers: headersOf(server, token) });
  return ((await answer.json()) as Stored[])[0];
}

/** Saves an article like a form, based on the stored version. */
export async function savePost(server: RunningServer, token: string, slug: string, post: object): Promise<Response> {
  const stored = await read(server, token, `blog_posts?slug=eq.${slug}&select=id,updated_at`);
  return write(server, token, 'POST', 'rpc/save_post', {
    post_id: stored?.id,
    post,
    expected_updated_at: stored?.updated_at,
  });
}

/** Saves a page like a form, based on the stored version. */
export async function savePage(server: RunningServer, token: string, slug: string, page: object): Promise<Response> {
  const stored = await read(server, token, `pages?slug=eq.${slug}&select=id,updated_at`);
  return write(server, token, 'POST', 'rpc/save_page', {
    page_id: stored?.id,
    page,
    expected_updated_at: stored?.updated_at,
  });
}

/** Saves a setting like a form, based on the stored version. */
export async function saveSetting(server: RunningServer, token: string, key: string, value: string): Promise<Response> {
  const newest = await read(server, token, 'site_settings?select=updated_at&order=updated_at.desc&limit=1');
  return write(server, token, 'POST', 'rpc/save_settings', {
    settings: { [key]: value },
    expected_updated_at: newest?.updated_at,
  });
}

const headersOf = (server: RunningServer, token: string) => ({
  apikey: server.publishableKey(),
  authorization: `Bearer ${token}`,
});
