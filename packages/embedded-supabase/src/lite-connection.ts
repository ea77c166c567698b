import { PostgresConnection } from '@supabase/lite/postgres';
import { sql, type Kysely } from 'kysely';
import type postgres from 'postgres';
import { recordIfSlow } from '@agency-site/process/slow-queries';
import { toPostgrestError, logInOneLine } from './database-errors';
import { restoreHidden } from './quoted-values';
import { requestContext } from './request-context';

const ROLES = new Set(['anon', 'authenticated', 'service_role']);
/** postgres.js backs off after each lost connection: a pool of ten lost at once would reconnect after 20 s. */
const RECONNECT_DELAY_S = 0.2;
const STATEMENT_TIMEOUT_MS = { anon: 3000, others: 8000 };

/** The variables that lite passes about the caller of the current request. */
interface SessionVariables {
  readonly auth?: { role?: string; uid?: string; jwt?: Record<string, unknown> };
  readonly storage?: { operation?: string };
}

/**
 * The members of lite's connection that this module overrides. They are private in lite's types, so a subclass cannot override them, and
 * this module replaces them on the instance. README.md of this package gives the reason for each.
 */
interface LiteInternals {
  ensureRlsContext: () => Promise<boolean>;
  normalizeDbError: (error: unknown) => unknown;
  applyJwtSessionContext: (transaction: Kysely<unknown>, variables: SessionVariables) => Promise<void>;
  applyRpcRequestGucs: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens lite's connection to PostgreSQL with the overrides that make it safe to expose.
 * @param options postgres.js options (host, port, user, pool size…) or, with `url`, a connection address
 * @param onError called with the error of each statement of a request that fails
 */
export function openLiteConnection(
  options: postgres.Options<Record<string, postgres.PostgresType>>,
  url = '',
  onError: (error: unknown) => void = () => {},
): PostgresConnection {
  const connection = new PostgresConnection({
    url,
    postgresOptions: { ...options, onnotice: () => {}, backoff: () => RECONNECT_DELAY_S, types: TYPES },
  });
  // lite's auth logs errors unchanged, with the values that PostgreSQL quotes.
  watchStatements(connection.driver, (error) => {
    logInOneLine(error);
    onError(error);
  });
  const overrides: LiteInternals = {
    // lite would run GRANT ALL … TO anon, authenticated on every table here.
    ensureRlsContext: () => Promise.resolve(true),
    normalizeDbError: (error) => logInOneLine(toPostgrestError(error), error),
    applyJwtSessionContext: applySessionContext,
    // For a function, lite would replace the headers that SQL reads by those of the request, in five statements of one setting each.
    applyRpcRequestGucs: () => Promise.resolve(),
    // Without a timeout, closing waits for idle connections forever.
    close: () => connection.driver.end({ timeout: 3 }),
  };
  Object.assign(connection, overrides);
  connection.introspect = shareSchemaReads(connection.introspect.bind(connection));
  return connection;
}

type Introspect = PostgresConnection['introspect'];

/**
 * Makes concurrent requests share one reading of the catalogue until lite has cached the schema. Otherwise each request reads the
 * catalogue: a hundred requests to a server that had just started took 3.7 s instead of 0.3.
 */
export function shareSchemaReads(introspect: Introspect): Introspect {
  let underWay: ReturnType<Introspect> | undefined;
  return (options) => {
    if (!options?.useCache) return introspect(options);
    underWay ??= introspect(options).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** The beginning of the statement that sets a transaction's context. It is prepared, so that PostgreSQL plans it once per connection. */
const CONTEXT = 'select set_config($1, ';

/** Sets the transaction's role, claims, request headers and statement timeout, and refuses an ended session, in one round trip. */
async function applySessionContext(transaction: Kysely<unknown>, variables: SessionVariables): Promise<void> {
  const auth = variables.auth ?? {};
  const role = auth.role || 'anon';
  if (!ROLES.has(role)) throw Object.assign(new Error('role not allowed'), { code: '42501' });
  const timeout = role === 'anon' ? STATEMENT_TIMEOUT_MS.anon : STATEMENT_TIMEOUT_MS.others;
  const request = requestContext.getStore();
  const settings: Record<string, string> = {
    role,
    'request.jwt.claim.sub': auth.uid ?? '',
    'request.jwt.claim.role': role,
    'request.jwt.claim.email': typeof auth.jwt?.['email'] === 'string' ? auth.jwt['email'] : '',
    'request.jwt.claims': JSON.stringify(auth.jwt ?? { role }),
    'request.headers': JSON.stringify(request?.headers ?? {}),
    'request.method': request?.method ?? '',
    'request.path': request?.path ?? '',
    // A function may set these two; lite reads them afterwards.
    'response.status': '',
    'response.headers': '',
    'storage.operation': variables.storage?.operation ?? '',
    statement_timeout: String(timeout),
  };
  const calls = Object.entries(settings).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  // Comes last, because it reads the claims.
  if (role === 'authenticated') calls.push(sql`private.check_session()`);
  await sql`select ${sql.join(calls)}`.execute(transaction);
}

/** `2026-11-20 09:31:04.785+00` → `2026-11-20T09:31:04.785+00:00`, PostgREST's format; `infinity` is unchanged. */
function toIsoTimestamp(text: string): string {
  return /^\d{4}-/.test(text) ? text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00') : text;
}

const timestampType = (oid: number): postgres.PostgresType => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => value,
  parse: toIsoTimestamp,
});

/** Returns JSON with U+FFFD for half of a surrogate pair, which PostgreSQL would refuse. JSON.stringify() escapes only such halves. */
const wellFormed = (json: string): string =>
  json.replace(
    /(?<!\\)((?:\\\\)*)(?:(\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2})|\\ud[89a-f][\da-f]{2})/gi,
    (_, before: string, whole: string | undefined) => before + (whole ?? '\uFFFD'),
  );

const TYPES: Record<string, postgres.PostgresType> = {
  // PostgREST answers a number here, but the driver returns a text.
  numeric: { to: 1700, from: [1700], serialize: (value: number | string) => value.toString(), parse: Number },
  timestamptz: timestampType(1184),
  timestamp: timestampType(1114),
  // Both the driver and lite's auth encode JSON: without this, the column would hold a JSON string.
  jsonb: {
    to: 3802,
    from: [3802],
    serialize: (value: unknown) => wellFormed(typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (value: string) => JSON.parse(value) as unknown,
  },
};

/**
 * Measures each statement that lite sends, and reports each that fails.
 * @param driver modified in place
 * @param onError called with a failed statement's error before the caller gets the error
 */
function watchStatements(driver: postgres.Sql, onError: (error: unknown) => void): void {
  const reserve = driver.reserve.bind(driver);
  /** A reserved connection, with the two members of it that Kysely uses. */
  const reserveWatched = async () => {
    const reserved = await reserve();
    let opening: Promise<unknown> | undefined;
    return {
      unsafe: async (query: string, parameters?: postgres.ParameterOrJSON<never>[]) => {
        if (query === 'begin') {
          // `begin` is sent together with the next statement, which sets the context; the caller of that statement gets an error of either.
          // Later statements wait for both, so nothing runs outside of the transaction.
          opening = reserved.unsafe(query);
          opening.catch(() => undefined);
          return [];
        }
        try {
          const { path, hasHiddenValues } = requestContext.getStore() ?? {};
          const sent = hasHiddenValues ? parameters?.map(restoreHidden) : parameters;
          const begun = opening;
          opening = undefined;
          const answer = recordIfSlow(path, () => reserved.unsafe(query, sent, { prepare: query.startsWith(CONTEXT) }));
          return (await Promise.all([answer, begun]))[0];
        } catch (error) {
          onError(error);
          throw error;
        }
      },
      release: () => reserved.release(),
    };
  };
  Object.assign(driver, { reserve: reserveWatched });
}
