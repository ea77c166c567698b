import { RateLimit } from '@agency-site/process/rate-limits';
import { isMalformed } from './inherited-names';
import { isTooComplex } from './anonymous-queries';

/** The answer to a request that is refused before it reaches lite. */
export interface Refusal {
  readonly status: 400 | 404 | 405 | 413 | 414 | 429;
  readonly message: string;
  /** The seconds after which the same request is allowed again. */
  readonly retryAfter?: number;
}

/** The properties of a request on which the limits depend. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** Whether the request carries a valid session. */
  readonly signedIn: boolean;
  /** The client's IP address. */
  readonly address: string;
}

const MAX_URL_LENGTH = { anonymous: 2048, signedIn: 8192 };

/** Largest request bodies in bytes. */
const MAX_BODY = { auth: 16 * 1024, anonymous: 32 * 1024, signedIn: 2 * 1024 * 1024 };

/** lite serves more endpoints (/otp creates confirmed users even with sign-up off); the product needs only these. */
const AUTH_ENDPOINTS = new Set([
  'POST /token',
  'POST /logout',
  'GET /user',
  'PUT /user',
  'POST /recover',
  'POST /verify',
  'GET /health',
  'GET /settings',
  'POST /factors',
  'POST /factors/:id/challenge',
  'POST /factors/:id/verify',
  'DELETE /factors/:id',
]);
const FACTOR_ID = /^\/factors\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/;
/** lite 0.10.0 would read a table for any other method too. Only pages of other sites need OPTIONS, and they may not call the API. */
const REST_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** A table, a view or a function. lite 0.10.0 also serves other spellings, for which `limitRows` would set no limit. */
const REST_ENDPOINT = /^\/rest\/v1\/(?:rpc\/)?\w+$/;
const GRANT_TYPES = new Set(['password', 'refresh_token']);

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts allowed by IP address per window, in seconds. Only anonymous requests also have a limit over all addresses. For the others, it
 * would let a few addresses lock everybody out; and it would prevent nothing, because nobody can guess the tokens of links and sessions.
 */
const LIMITS = {
  refresh: { points: 100, duration: 5 * MINUTE },
  verify: { points: 10, duration: HOUR },
  recover: { points: 3, duration: HOUR },
  factors: { points: 60, duration: 5 * MINUTE },
  anonymous: { points: 600, duration: MINUTE },
} as const;
const ANONYMOUS_IN_TOTAL = { points: 60_000, duration: MINUTE };
type LimitName = keyof typeof LIMITS;

const TOO_LONG: Refusal = { status: 414, message: 'URI too long' };
const NOT_FOUND: Refusal = { status: 404, message: 'Not found' };
const NO_METHOD: Refusal = { status: 405, message: 'Method not allowed' };
const MALFORMED: Refusal = { status: 400, message: 'Malformed address' };

/** The largest body accepted for a request, in bytes. */
export function maxBodySize({ url, signedIn }: Pick<ApiRequest, 'url' | 'signedIn'>): number {
  if (url.pathname.startsWith('/auth/')) return MAX_BODY.auth;
  return signedIn ? MAX_BODY.signedIn : MAX_BODY.anonymous;
}

/** Creates a rate limiter with counters of its own; the limiter returns undefined for requests that may pass. */
export function createApiLimits(): (request: ApiRequest) => Refusal | undefined {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, new RateLimit(limit)]),
  ) as Record<LimitName, RateLimit>;
  const anonymousInTotal = new RateLimit(ANONYMOUS_IN_TOTAL);

  const consume = (name: LimitName, address: string): Refusal | undefined => {
    const counted: [RateLimit, string][] = [[limiters[name], address]];
    if (name === 'anonymous') counted.push([anonymousInTotal, '*']);
    const full = counted.find(([limit, key]) => !limit.admits(key));
    return full && { status: 429, message: 'Too many requests', retryAfter: full[0].secondsLeft(full[1]) };
  };

  return ({ method, url, signedIn, address }) => {
    if (isMalformed(method, url)) return MALFORMED;
    if (url.pathname.startsWith('/auth/')) {
      const endpoint = url.pathname.slice('/auth/v1'.length);
      if (!AUTH_ENDPOINTS.has(`${method} ${endpoint.replace(FACTOR_ID, '/factors/:id')}`)) return NOT_FOUND;
      if (!isUnambiguous(url)) return MALFORMED;
      const limit = limitOfAuthEndpoint(endpoint, url.searchParams.get('grant_type'));
      return limit === 'unknown grant' ? NOT_FOUND : limit && consume(limit, address);
    }
    if (!REST_METHODS.has(method)) return NO_METHOD;
    if (!REST_ENDPOINT.test(url.pathname)) return NOT_FOUND;
    if (url.search.length > (signedIn ? MAX_URL_LENGTH.signedIn : MAX_URL_LENGTH.anonymous)) return TOO_LONG;
    if (signedIn) return undefined;
    if (isTooComplex(url.searchParams)) return { status: 400, message: 'Query too complex' };
    return consume('anonymous', address);
  };
}

/** Whether every program reads the parameters of an address alike: each occurs once, in the spelling of browsers and Supabase's clients. */
const isUnambiguous = ({ search, hash, searchParams }: URL): boolean =>
  new Set(searchParams.keys()).size === searchParams.size &&
  ['', `?${searchParams.toString()}`].includes(search + hash);

function limitOfAuthEndpoint(endpoint: string, grantType: string | null): LimitName | 'unknown grant' | undefined {
  if (endpoint === '/verify') return 'verify';
  if (endpoint === '/recover') return 'recover';
  if (endpoint.startsWith('/factors')) return 'factors';
  if (endpoint !== '/token') return undefined;
  if (!GRANT_TYPES.has(grantType ?? '')) return 'unknown grant';
  // Passwords have limits of their own (sign-in-limits.ts).
  return grantType === 'password' ? undefined : 'refresh';
}
