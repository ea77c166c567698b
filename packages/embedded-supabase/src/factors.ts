import { randomUUID } from 'node:crypto';
import { identity } from '@agency-site/brand/identity';
import type postgres from 'postgres';
import { liveSession, type LiveSession, authenticatedRecently } from './session-assurance';
import type { SessionClaims } from './session-token';
import { acceptedStep, keyUri, newSecret } from './totp';

/** A refusal of the second factor's API, with the status and the code that Supabase Auth gives it. */
export class FactorError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 422 | 429,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The caller, and whether their session gave the account's strongest proof in the last quarter of an hour. */
export interface FactorCaller extends LiveSession {
  readonly authenticatedRecently: boolean;
}

type Texts = Readonly<Record<string, string | undefined>>;

const MOST_FACTORS = 10;

const tooOld = (): FactorError => new FactorError(403, 'reauthentication_needed', 'Sign in again first');
const needsCode = (status: 403 | 422, message: string): FactorError =>
  new FactorError(status, 'insufficient_aal', message);
const notFound = (): FactorError => new FactorError(404, 'mfa_factor_not_found', 'Factor not found');

interface Factor {
  readonly id: string;
  readonly status: 'unverified' | 'verified';
  readonly secret: string;
  /** The session that added the factor; null for a factor that is older than this column. */
  readonly enrolledIn: string | null;
  /** Whether the factor was added more than 15 minutes ago: a proof of identity lets a session change factors for that long. */
  readonly isOld: boolean;
}

/** @throws {FactorError} when the session has ended */
export async function factorCaller(database: postgres.ISql, claims: SessionClaims | undefined): Promise<FactorCaller> {
  const live = await liveSession(database, claims);
  if (!live) throw new FactorError(403, 'session_not_found', 'Session from session_id claim does not exist');
  return { ...live, authenticatedRecently: authenticatedRecently(claims?.['amr'], live.hasFactor) };
}

/**
 * Returns the same as `factorCaller`, with the account locked until the transaction ends. If the account's factors are changed twice at the
 * same time, the second change waits here and then sees the result of the first: a new factor, or the end of its own session.
 */
async function lockedCaller(transaction: postgres.TransactionSql, claims: SessionClaims | undefined) {
  await transaction`select from auth.users where id::text = ${String(claims?.sub)} for update`;
  // A separate statement, because the one that waited for the lock reads other tables as they were before it waited.
  return factorCaller(transaction, claims);
}

/** Adds a factor, which counts once a code confirms it. Deletes the account's unconfirmed factors that are older than five minutes. */
export async function enrollFactor(database: postgres.Sql, claims: SessionClaims | undefined, body: Texts) {
  return database.begin(async (transaction) => {
    const caller = await lockedCaller(transaction, claims);
    if (body['factor_type'] !== 'totp')
      throw new FactorError(400, 'validation_failed', 'factor_type needs to be totp: no other is offered');
    const { friendly_name: name = '', issuer = identity.name } = body;
    if (name.length > 200 || issuer.length > 200)
      throw new FactorError(400, 'validation_failed', 'friendly_name and issuer have 200 characters at most');
    await transaction`
      delete from auth.mfa_factors
      where user_id = ${caller.account} and status = 'unverified' and created_at < now() - interval '5 minutes'`;
    const factors = await transaction<{ name: string | null }[]>`
      select friendly_name as name from auth.mfa_factors where user_id = ${caller.account}`;
    if (factors.some((factor) => (factor.name ?? '') === name))
      throw new FactorError(422, 'mfa_factor_name_conflict', 'A factor with this friendly name exists already');
    if (factors.length >= MOST_FACTORS)
      throw new FactorError(422, 'too_many_enrolled_mfa_factors', 'Maximum number of factors reached');
    if (caller.hasFactor && !caller.isAal2) throw needsCode(403, 'AAL2 required to enroll a new factor');
    if (!caller.authenticatedRecently) throw tooOld();
    const [id, secret] = [randomUUID(), newSecret()];
    await transaction`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at, enrolled_in)
      values (${id}, ${caller.account}, ${name}, 'totp', 'unverified', ${secret}, now(), now(), ${caller.session})`;
    // `qr_code` is empty, because the back-office draws the QR code.
    const totp = { qr_code: '', secret, uri: keyUri(issuer, caller.email, secret) };
    return { id, type: 'totp', friendly_name: name, totp };
  });
}

/** Creates a challenge to answer with a code, within five minutes. It stores no address of the caller. */
export async function challengeFactor(database: postgres.Sql, { account }: FactorCaller, factor: string) {
  const [found] = await database`select from auth.mfa_factors where id = ${factor} and user_id = ${account}`;
  if (!found) throw notFound();
  await database`
    delete from auth.mfa_challenges
    where factor_id = ${factor} and verified_at is null and created_at < now() - interval '5 minutes'`;
  const [made] = await database<{ id: string; expires_at: number }[]>`
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (gen_random_uuid(), ${factor}, now(), '0.0.0.0')
    returning id, extract(epoch from created_at + interval '5 minutes')::int as expires_at`;
  return { id: made?.id, type: 'totp', expires_at: made?.expires_at };
}

/**
 * Accepts a code. The session then has the level aal2. The account's sessions that gave no code end; if the code confirms a new factor, all
 * other sessions end. Only the session that added a factor may confirm it, so that a person with the password alone cannot make a factor of
 * their own count beside the owner's.
 */
export async function verifyFactor(database: postgres.Sql, claims: SessionClaims | undefined, id: string, body: Texts) {
  const { challenge_id: challenge = '', code = '' } = body;
  if (code === '') throw new FactorError(400, 'validation_failed', 'Code needs to be non-empty');
  return database.begin(async (transaction) => {
    const caller = await lockedCaller(transaction, claims);
    const { status, secret, enrolledIn, isOld } = await lockedFactor(transaction, caller, id);
    if (status === 'unverified' && (enrolledIn !== caller.session || isOld)) throw notFound();
    if (status === 'unverified' && caller.hasFactor && !caller.isAal2)
      throw needsCode(403, 'AAL2 required to verify a new factor');
    const lastStep = await openChallenge(transaction, id, challenge);
    const step = acceptedStep(secret, code, Date.now(), lastStep);
    if (step === undefined) throw new FactorError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    await transaction`
      update auth.mfa_challenges set verified_at = now(), otp_code = ${String(step)} where id = ${challenge}`;
    await transaction`delete from auth.mfa_challenges where factor_id = ${id} and id <> ${challenge}`;
    await transaction`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${id}`;
    await transaction`delete from auth.mfa_factors where user_id = ${caller.account} and status = 'unverified'`;
    await transaction`
      update auth.sessions set aal = 'aal2', factor_id = ${id}, updated_at = now() where id = ${caller.session}`;
    await transaction`
      delete from auth.sessions where user_id = ${caller.account} and id <> ${caller.session}
        and (aal is distinct from 'aal2' or ${status === 'unverified'})`;
    await recordAuthentication(transaction, caller.session, 'totp');
    if (status === 'unverified') await transaction`select private.announce_second_factor(${caller.account}, 'added')`;
  });
}

/** Returns a factor of the caller and locks it, so that of two codes sent at the same time the second one waits for the first. */
async function lockedFactor(transaction: postgres.TransactionSql, { account }: FactorCaller, id: string) {
  const [factor] = await transaction<Factor[]>`
    select id, status, secret, enrolled_in as "enrolledIn", abs(extract(epoch from now() - created_at)) > 15 * 60 as "isOld"
    from auth.mfa_factors where id = ${id} and user_id = ${account} for update`;
  if (!factor) throw notFound();
  return factor;
}

/** @returns the step of the factor's last accepted code, which the answered challenge stores */
async function openChallenge(transaction: postgres.TransactionSql, factor: string, id: string): Promise<number> {
  const challenges = await transaction<{ id: string; code: string | null; verified: boolean; late: boolean }[]>`
    select id, otp_code as code, verified_at is not null as verified, created_at < now() - interval '5 minutes' as late
    from auth.mfa_challenges where factor_id = ${factor}`;
  const asked = challenges.find((challenge) => challenge.id === id);
  if (!asked) throw new FactorError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (asked.verified) throw new FactorError(422, 'mfa_verification_failed', 'This challenge was answered already');
  if (asked.late)
    throw new FactorError(422, 'mfa_challenge_expired', 'MFA challenge has expired, create a new challenge');
  return Math.max(0, ...challenges.map(({ code }) => Number(code ?? 0)));
}

/** Removes a factor. If the factor is confirmed, the session must have given a code recently, and the account's other sessions end. */
export async function removeFactor(database: postgres.Sql, claims: SessionClaims | undefined, id: string) {
  return database.begin(async (transaction) => {
    const caller = await lockedCaller(transaction, claims);
    const { status } = await lockedFactor(transaction, caller, id);
    if (status === 'verified' && !caller.isAal2) throw needsCode(422, 'AAL2 required to unenroll verified factor');
    if (status === 'verified' && !caller.authenticatedRecently) throw tooOld();
    await transaction`delete from auth.mfa_factors where id = ${id}`;
    if (status === 'verified') {
      await transaction`select private.end_sessions(${caller.account}, ${caller.session})`;
      await transaction`select private.announce_second_factor(${caller.account}, 'removed')`;
      await transaction`update auth.sessions set aal = 'aal1', factor_id = null where id = ${caller.session}`;
      await transaction`
        delete from auth.mfa_amr_claims where session_id = ${caller.session} and authentication_method = 'totp'`;
    }
    return { id };
  });
}

/** Records how and when a person opened or confirmed a session; does nothing if the session has ended meanwhile. */
export async function recordAuthentication(
  database: postgres.ISql,
  session: string,
  method: 'password' | 'otp' | 'totp',
) {
  await database`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    select gen_random_uuid(), id, ${method}, now(), now() from auth.sessions where id = ${session} for key share
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}
