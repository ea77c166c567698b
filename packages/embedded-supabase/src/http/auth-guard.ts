import type { Context, MiddlewareHandler, Next } from 'hono';
import type { EmbeddedSupabase } from '../embedded-supabase';
import { comparePassword, compareWithNothing } from '../password-hashing';
import { liveSession, type SessionAnswer, sessionIdOf } from '../session-assurance';
import { createSignInLimits } from '../sign-in-limits';
import type { ApiState } from './api-caller';
import type { ClientAddress } from '../client-address';
import { ConcurrencyLimit } from '@agency-site/process/concurrency-limit';
import { knownDevices } from './known-device';
import { passwordRecovery } from './password-recovery';

/** Password comparisons at a time: each uses a connection for about 50 ms. */
const PASSWORD_CHECKS = { inTotal: 3, perKey: 2, maxWaiting: 50 };
/** Renewals with one token at a time: a browser with more tabs than may wait is told to try again. */
const RENEWALS = { inTotal: Infinity, perKey: 1, maxWaiting: 50 };
const LONGEST_EMAIL = 320;
/** bcrypt ignores further bytes. */
const MAX_PASSWORD_BYTES = 72;

/** The most metadata that an account may store about itself. An account with more can no longer change its metadata. */
const MAX_METADATA_BYTES = 16 * 1024;

/** Closes gaps of lite's auth: limits attempts at passwords, asks for the current password before a change, and ends sessions after it. */
export function authGuard(
  supabase: EmbeddedSupabase,
  addressOf: ClientAddress,
  changesOfAccounts: ConcurrencyLimit,
): MiddlewareHandler<ApiState> {
  const { database } = supabase;
  const devices = knownDevices(supabase);
  const limits = createSignInLimits();
  const passwordChecks = new ConcurrencyLimit(PASSWORD_CHECKS);
  const recovery = passwordRecovery(supabase);
  const renewals = new ConcurrencyLimit(RENEWALS);

  /** Whether the password changed during a sign-in: lite opens the session some statements after it compared the password. */
  const hasChanged = async (account: string, hash: string): Promise<boolean> => {
    const same = await database`select from auth.users where email = ${account} and encrypted_password = ${hash}`;
    return same.length === 0;
  };
  const endSession = (session: string) => database`delete from auth.sessions where id = ${session}`;

  const signIn = async (context: Context, next: Next, { email = '', password = '' }: Texts) => {
    const account = email.toLowerCase();
    const device = await devices.find(context, account);
    const attempt = { account, address: addressOf(context), device };
    if (!(await limits.begin(attempt))) return tooMany(context);
    const hash = await passwordChecks.run(device ?? attempt.address, async () => {
      const [known] = await database<{ hash: string }[]>`
        select encrypted_password as hash from auth.users where email = ${account} and encrypted_password is not null`;
      if (!known) await compareWithNothing(database, password);
      await next();
      return known?.hash;
    });
    if (hash !== undefined && (await hasChanged(account, hash))) {
      if (context.res.ok) await endSession(sessionIdOf((await context.res.clone().json()) as SessionAnswer));
      // Replaces every answer, because lite answers 500 if the session ends while lite opens it.
      context.res = refuse(context, 'invalid_credentials', 'Invalid login credentials');
    }
    if (!context.res.ok) return undefined;
    await limits.succeeded(attempt);
    // With a second factor, only the code makes a device known: a person with only the password stays a stranger.
    const [asked] = await database`
      select from auth.users where email = ${account} and private.has_second_factor(id)`;
    if (!asked) await devices.remember(context, account);
    return undefined;
  };

  const changeAccount = async (
    context: Context<ApiState>,
    next: Next,
    { email, password, current_password: current }: Texts,
  ) => {
    // lite refuses a request without a token.
    if (!context.var.claims) return next();
    const live = await liveSession(database, context.var.claims);
    if (!live) return refuse(context, 'session_not_found', 'Session from session_id claim does not exist', 403);
    if (password === undefined && email === undefined) {
      // Every answer about an account repeats its metadata, so the size of the metadata has a limit.
      const [full] = await database`
        select from auth.users where id = ${live.account} and octet_length(raw_user_meta_data::text) > ${MAX_METADATA_BYTES}`;
      if (!full) return next();
      return refuse(context, 'validation_failed', `An account keeps ${MAX_METADATA_BYTES} bytes of data at most`);
    }
    const { account, session } = live;
    if (password && Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
      return refuse(context, 'validation_failed', `Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`);
    if (live.hasFactor && !live.isAal2)
      return refuse(context, 'insufficient_aal', 'The second factor is required to change the e-mail or password');
    const giveBack = recovery.consume(session);
    if (!giveBack) {
      if (current === undefined) return refuse(context, 'current_password_required', 'Current password required');
      if (!(await limits.begin({ account: '', address: '', device: session }))) return tooMany(context);
      const [user] = await database<{ hash: string | null }[]>`
        select encrypted_password as hash from auth.users where id = ${account}`;
      if (!user?.hash || !(await comparePassword(database, current, user.hash)))
        return refuse(context, 'current_password_mismatch', 'Current password is wrong');
    }
    await next();
    if (!context.res.ok || password === undefined) {
      giveBack?.();
      return undefined;
    }
    await database`select private.end_sessions(${account}, ${session})`;
    await devices.remember(context, live.email);
    return undefined;
  };

  /**
   * One renewal of a session at a time: of two tabs that renew it at once, lite would give each a token of its own, and end the session when a
   * third came. Now each gets the same token. Lite answers 500 for a session that ends while lite renews it.
   */
  const renew = async (context: Context, next: Next, { refresh_token: token = '' }: Texts) => {
    await renewals.run(token, next);
    const [left] = context.res.ok ? [true] : await database`select from auth.refresh_tokens where token = ${token}`;
    if (context.res.status >= 500 && !left)
      context.res = refuse(context, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  };

  /** Where there is a second factor, a person with only the password may end no other session, so that they cannot sign the owner out. */
  const signOut = async (context: Context<ApiState>, next: Next, { scope: sent }: Texts) => {
    const scope = context.req.query('scope') ?? sent ?? 'local';
    const live = scope === 'local' ? undefined : await liveSession(database, context.var.claims);
    if (live?.hasFactor && !live.isAal2)
      return refuse(context, 'insufficient_aal', 'The second factor is required to end other sessions');
    return next();
  };

  const followLink = async (context: Context, next: Next, { type }: Texts) => {
    // lite would also accept the token as a `magiclink`, which would use the token up without the right to choose a password.
    if (type !== 'recovery') return refuse(context, 'validation_failed', 'Links serve to choose a password alone');
    await next();
    if (!context.res.ok) return undefined;
    const answer = (await context.res.clone().json()) as SessionAnswer;
    recovery.grant(sessionIdOf(answer));
    await database`select private.accept_invitation(${answer.user.id})`;
    return undefined;
  };

  return async (context, next) => {
    const texts = await readTexts(context.req.raw);
    if (!texts) return refuse(context, 'validation_failed', 'A text is expected');
    const endpoint = `${context.req.method} ${context.req.path.slice('/auth/v1'.length)}`;
    if (endpoint === 'POST /token' && context.req.query('grant_type') === 'password')
      return signIn(context, next, texts);
    if (endpoint === 'POST /token') return renew(context, next, texts);
    if (endpoint === 'POST /logout') return signOut(context, next, texts);
    if (endpoint === 'PUT /user')
      return changesOfAccounts.run(context.var.claims?.sub ?? '', () => changeAccount(context, next, texts));
    if (endpoint === 'POST /recover') {
      if (!texts['email']) return refuse(context, 'validation_failed', 'Password recovery requires an email');
      recovery.send(texts['email'].toLowerCase());
      return context.json({});
    }
    if (endpoint === 'POST /verify') return followLink(context, next, texts);
    return next();
  };
}

const refuse = (context: Context, code: string, message: string, status: 400 | 403 = 400): Response =>
  context.json({ code: status, error_code: code, msg: message }, status, { 'x-sb-error-code': code });

const tooMany = (context: Context): Response => context.json({ code: '429', message: 'Too many requests' }, 429);

/** The texts in the body of a request, by the names of their properties. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Properties of auth requests that are not texts. */
const OTHER_TYPES = new Set(['data', 'gotrue_meta_security', 'create_user']);
/** lite would replace null by a generated value. */
const NEVER_NULL = new Set(['email', 'password']);

/**
 * Reads the texts of a JSON body, and leaves the body readable. lite 0.10.0 answers 500 for a number in place of a text, for characters
 * that PostgreSQL cannot store, and for line breaks in addresses.
 * @returns undefined for a request with one of these; an empty object for a body that is not JSON, which lite refuses by itself
 */
export async function readTexts(request: Request): Promise<Texts | undefined> {
  const parameters = [...new URL(request.url).searchParams.values()];
  if (parameters.some((value) => /\p{Cc}/u.test(value))) return undefined;
  const text = await request.clone().text();
  // The whole body is checked, because a nested value may contain this character too.
  if (/\\u0000/i.test(text)) return undefined;
  const body = parsed(text);
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    if (OTHER_TYPES.has(name) || (value === null && !NEVER_NULL.has(name))) continue;
    if (typeof value !== 'string' || (name === 'email' && value.length > LONGEST_EMAIL)) return undefined;
    texts[name] = value;
  }
  return texts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
