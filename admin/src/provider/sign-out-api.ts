// oxlint-disable-next-line no-restricted-imports -- auth-js is published as a build, and exports `_request` nowhere else.
import { isAuthError } from '@supabase/auth-js/dist/module/lib/errors';
// oxlint-disable-next-line no-restricted-imports -- as above
import { _request, type Fetch } from '@supabase/auth-js/dist/module/lib/fetch';

interface Options {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly fetch: Fetch;
}

/** Replaces auth-js's admin API (vite.config.ts), of which the auth client calls `signOut`; the rest needs the secret key. */
// oxlint-disable-next-line import/no-default-export -- auth-js imports it so.
export default class SignOutApi {
  constructor(private readonly options: Options) {}

  async signOut(jwt: string, scope: string): Promise<{ readonly data: null; readonly error: unknown }> {
    const { url, headers, fetch } = this.options;
    try {
      await _request(fetch, 'POST', `${url}/logout?scope=${scope}`, { headers, jwt, noResolveJson: true });
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
