import type { Context, MiddlewareHandler } from 'hono';
import type postgres from 'postgres';
import type { EmbeddedSupabase } from '../embedded-supabase';
import {
  challengeFactor,
  enrollFactor,
  factorCaller,
  type FactorCaller,
  FactorError,
  recordAuthentication,
  removeFactor,
  verifyFactor,
} from '../factors';
import { type SessionAnswer, sessionIdOf, withAssurance, withFactors } from '../session-assurance';
import { createSignInLimits } from '../sign-in-limits';
import type { ApiState } from './api-caller';
import type { ClientAddress } from '../client-address';
import { readTexts } from './auth-guard';
import type { ConcurrencyLimit } from '@agency-site/process/concurrency-limit';
import { knownDevices } from './known-device';

const textsOf = async (context: Context) => (await readTexts(context.req.raw)) ?? {};

const noteRefusal = (database: postgres.Sql, { account }: FactorCaller) => database`
  select private.record_activity('second_factor_failed', 'admins', ${account}::text, account => ${account}::uuid)`;

const LONGEST_USER_AGENT = 500;

/** Requests whose answer contains a session or an account. */
const WITH_SESSION = new Set(['POST /auth/v1/token', 'POST /auth/v1/verify', 'GET /auth/v1/user', 'PUT /auth/v1/user']);

/** Serves the part of Supabase Auth about second factors, which lite lacks: `/factors`, and the factors in answers about sessions. */
export function secondFactor(
  supabase: EmbeddedSupabase,
  addressOf: ClientAddress,
  changesOfAccounts: ConcurrencyLimit,
): MiddlewareHandler<ApiState> {
  const { keys, database, fetch } = supabase;
  const limits = createSignInLimits();
  const devices = knownDevices(supabase);

  /**
   * An attacker could guess codes like passwords, so the same limits apply: one per IP address and one per account or, on a device that
   * gave a code before, only one for this device.
   */
  const verify = async (context: Context<ApiState>, id: string): Promise<SessionAnswer> => {
    const caller = await factorCaller(database, context.var.claims);
    const device = await devices.find(context, caller.email);
    const attempt = { account: caller.account, address: addressOf(context), device };
    if (!(await limits.begin(attempt))) throw new FactorError(429, 'over_request_rate_limit', 'Too many requests');
    try {
      await verifyFactor(database, context.var.claims, id, await textsOf(context));
    } catch (error) {
      if (error instanceof FactorError && error.code === 'mfa_verification_failed') await noteRefusal(database, caller);
      throw error;
    }
    await limits.succeeded(attempt);
    await devices.remember(context, caller.email);
    return renewed(caller.session);
  };

  const renewed = async (session: string): Promise<SessionAnswer> => {
    const [current] = await database<{ token: string }[]>`
      select token from auth.refresh_tokens where session_id = ${session} and not revoked
      order by created_at desc limit 1`;
    const path = '/auth/v1/token';
    const request = new Request(`http://embedded${path}?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: current?.token }),
    });
    const response = await fetch(request, { headers: {}, method: 'POST', path });
    // The session ended meanwhile.
    if (!response.ok) throw new FactorError(403, 'session_not_found', 'Session from session_id claim does not exist');
    return withAssurance(database, keys.jwtSecret, (await response.json()) as SessionAnswer);
  };

  const answerOf = async (context: Context<ApiState>): Promise<unknown> => {
    const [, , , , id = '', action] = context.req.path.split('/');
    const { claims } = context.var;
    if (action === 'challenge') return challengeFactor(database, await factorCaller(database, claims), id);
    return changesOfAccounts.run(claims?.sub ?? '', async () => {
      if (action === 'verify') return verify(context, id);
      if (context.req.method === 'DELETE') return removeFactor(database, claims, id);
      return enrollFactor(database, claims, await textsOf(context));
    });
  };

  return async (context, next) => {
    const { method, path } = context.req;
    if (path.startsWith('/auth/v1/factors')) {
      try {
        return context.json(await answerOf(context));
      } catch (error) {
        if (!(error instanceof FactorError)) throw error;
        const { status, code, message } = error;
        return context.json({ code: status, error_code: code, msg: message }, status, { 'x-sb-error-code': code });
      }
    }
    await next();
    if (!context.res.ok || !WITH_SESSION.has(`${method} ${path}`)) return undefined;
    const answer = (await context.res.json()) as SessionAnswer | SessionAnswer['user'];
    if (!('access_token' in answer)) {
      context.res = Response.json(await withFactors(database, answer));
      return undefined;
    }
    const session = sessionIdOf(answer);
    if (method === 'POST' && context.req.query('grant_type') !== 'refresh_token') {
      await recordAuthentication(database, session, path === '/auth/v1/verify' ? 'otp' : 'password');
      const device = context.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null;
      await database`update auth.sessions set user_agent = ${device} where id = ${session}`;
    }
    context.res = Response.json(await withAssurance(database, keys.jwtSecret, answer));
    return undefined;
  };
}
