import { Hono } from 'hono';
import type { ClientAddress } from '../client-address';
import type { EmbeddedSupabase } from '../embedded-supabase';
import { authorizationOf, sessionClaims } from '../session-token';
import { apiRoutes } from './api';
import { mediaRoutes } from './media-routes';

/**
 * The routes of an embedded Supabase that browsers call: the API and the storage, behind their limits and guards.
 * @param onWrite called after a request that may have changed what the site shows
 */
export const embeddedRoutes = (supabase: EmbeddedSupabase, addressOf: ClientAddress, onWrite: () => void): Hono =>
  new Hono().route('/', apiRoutes(supabase, addressOf, onWrite)).route('/', mediaRoutes(supabase));

/** A `fetch` within the process, on behalf of a visitor. @param address the visitor's IP address, empty for what is cached for everyone */
export const fetchWithin =
  (supabase: EmbeddedSupabase, address: string): typeof fetch =>
  async (input, init) => {
    // A page sends a dozen requests: none is copied without need.
    const request = input instanceof Request && !init ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    const { jwtSecret } = supabase.keys;
    // For a page that an administrator sees, the token comes from a cookie. As in the API, only a verified session reaches lite.
    const claims = await sessionClaims(request.headers.get('authorization') ?? undefined, jwtSecret);
    if (claims) request.headers.set('authorization', await authorizationOf(claims, jwtSecret));
    return supabase.fetch(request, { headers: { 'x-forwarded-for': address }, method: request.method, path: pathname });
  };
