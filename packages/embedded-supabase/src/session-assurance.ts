import { decode, sign } from 'hono/jwt';
import type postgres from 'postgres';
import type { SessionClaims } from './session-token';

/** A method by which a person opened or confirmed a session. */
interface Proof {
  readonly method: string;
  /** The time of the proof, in seconds. */
  readonly timestamp: number;
}

interface User {
  readonly id: string;
  readonly factors?: readonly unknown[];
}

/** lite's answer to a sign-in or to the renewal of a session. */
export interface SessionAnswer {
  readonly access_token: string;
  readonly user: User;
}

/** Returns the id of the session that was opened or renewed. */
export const sessionIdOf = ({ access_token: token }: SessionAnswer): string =>
  String(decode(token).payload['session_id']);

/** How long a proof lets its session change the account's factors, in seconds. */
const RECENT_S = 15 * 60;

/** Returns a session's level (`aal`) and proofs (`amr`) as Supabase Auth writes them into tokens; lite 0.10.0 leaves them out. */
async function assuranceOf(database: postgres.Sql, session: string): Promise<{ aal: string; amr: readonly Proof[] }> {
  const amr = await database<Proof[]>`
    select authentication_method as method, extract(epoch from updated_at)::int as timestamp
    from auth.mfa_amr_claims where session_id = ${session} order by updated_at desc`;
  return { aal: amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1', amr: [...amr] };
}

/** Adds the account's factors to an answer. Like Supabase Auth, it adds no empty list. */
export async function withFactors<Answer extends User>(database: postgres.Sql, user: Answer): Promise<Answer> {
  const factors = await database`
    select id, friendly_name, factor_type, status, created_at, updated_at
    from auth.mfa_factors where user_id = ${user.id} order by created_at`;
  return factors.length > 0 ? { ...user, factors: [...factors] } : user;
}

/** The session that lite opened or renewed, with a token signed again to add the claims that lite leaves out. */
export async function withAssurance(
  database: postgres.Sql,
  secret: string,
  answer: SessionAnswer,
): Promise<SessionAnswer> {
  const { payload } = decode(answer.access_token);
  const claims = { ...payload, ...(await assuranceOf(database, sessionIdOf(answer))) };
  return {
    ...answer,
    access_token: await sign(claims, secret, 'HS256'),
    user: await withFactors(database, answer.user),
  };
}

/** A session and its account, as the database has them now. */
export interface LiveSession {
  readonly account: string;
  readonly session: string;
  readonly email: string;
  readonly hasFactor: boolean;
  /** Whether the session gave the code of a second factor that still exists. The token alone cannot tell: it may be an hour old. */
  readonly isAal2: boolean;
}

/** Returns the session of a token; undefined once it has ended. */
export async function liveSession(
  database: postgres.ISql,
  claims: SessionClaims | undefined,
): Promise<LiveSession | undefined> {
  if (!claims) return undefined;
  const [row] = await database<LiveSession[]>`
    select known.id as account, session.id as session, known.email, private.has_second_factor(known.id) as "hasFactor",
      coalesce(session.aal, 'aal1') = 'aal2' and ${String(claims['aal'])} = 'aal2' as "isAal2"
    from auth.sessions as session join auth.users as known on known.id = session.user_id
    where session.id::text = ${String(claims['session_id'])} and known.id::text = ${claims.sub}`;
  return row;
}

/** Whether a token's session recently gave the strongest proof of its account: a code, or the password if there is no second factor. */
export function authenticatedRecently(amr: unknown, hasSecondFactor: boolean): boolean {
  const now = Date.now() / 1000;
  return (
    Array.isArray(amr) &&
    (amr as readonly Proof[]).some(
      // A proof dated more than RECENT_S ahead is from before the clock was set back: nobody knows how old it is.
      ({ method, timestamp }) => Math.abs(now - timestamp) < RECENT_S && (method === 'totp' || !hasSecondFactor),
    )
  );
}
