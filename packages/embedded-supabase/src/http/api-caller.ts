import type { MiddlewareHandler } from 'hono';
import type { EmbeddedSupabase } from '../embedded-supabase';
import { authorizationOf, sessionClaims, type SessionClaims } from '../session-token';

/** The state that handlers of the API share about a request. They read it instead of the Authorization header, which has many spellings. */
export type ApiState = {
  Variables: {
    /** The verified session; undefined for a stranger. */
    claims: SessionClaims | undefined;
    /** Whether the request names a session that could not be verified. */
    hasInvalidSession: boolean;
    /** The Authorization header for the embedded API, with the verified token. */
    authorization: string | undefined;
  };
};

/** Identifies the caller once: all later handlers, and the embedded API, use this result. */
export function identifyCaller({ keys }: Pick<EmbeddedSupabase, 'keys'>): MiddlewareHandler<ApiState> {
  /** Supabase's clients send their key as a token until a person signs in: the header `apikey` contains the same. */
  const ofKeys = new Set([keys.publishableKey, keys.secretKey].map((key) => `Bearer ${key}`));
  return async (context, next) => {
    const given = context.req.header('authorization');
    const isSession = given !== undefined && !ofKeys.has(given);
    const claims = isSession ? await sessionClaims(given, keys.jwtSecret) : undefined;
    context.set('claims', claims);
    context.set('hasInvalidSession', isSession && !claims);
    context.set('authorization', claims && (await authorizationOf(claims, keys.jwtSecret)));
    return next();
  };
}

/** Refuses an invalid token with the messages of PostgREST and Supabase Auth: nobody with a broken token counts as a stranger. */
export const refuseInvalidToken: MiddlewareHandler<ApiState> = async (context, next) => {
  if (!context.var.hasInvalidSession) return next();
  const message = 'The token is malformed, expired or not from here';
  const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
  return context.req.path.startsWith('/auth/')
    ? context.json({ code: 401, error_code: 'bad_jwt', msg: message }, 401, {
        ...headers,
        'x-sb-error-code': 'bad_jwt',
      })
    : context.json({ code: 'PGRST301', message, details: null, hint: null }, 401, headers);
};
