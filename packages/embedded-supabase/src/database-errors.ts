import { basename } from 'node:path';
import { inspect } from 'node:util';
import { failedRequestLine } from '@agency-site/process/failures';
import { requestContext } from './request-context';

/** The fields of a PostgreSQL error that clients get; never the statement or its parameters. */
interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

/** HTTP status by SQLSTATE class: https://postgrest.org/en/stable/references/errors.html#http-status-codes */
const STATUS_BY_CLASS: Readonly<Record<string, number>> = {
  '08': 503, '09': 500, '0L': 403, '0P': 403, '25': 500, '28': 403, '2D': 500, '38': 500, '39': 500, '3B': 500,
  '40': 500, '53': 503, '54': 500, '55': 500, '57': 500, '58': 500, F0: 500, HV: 500, P0: 500, XX: 500,
}; // prettier-ignore

/** Codes that lite maps to the right status by itself; 23505 must keep its code, because Storage reads that code. */
const MAPPED_BY_LITE = /^(42|22|21|23505|23503|25006|PT\d|PGRST$)/;

/** PostgreSQL's message for a search of thousands of characters, which is the caller's error, not the server's. */
const SEARCH_TOO_LONG = 'tsquery stack too small';

/** Codes for a full disk, a broken file or a defect, whose messages may name files of the machine. */
const MESSAGE_NAMES_FILES = /^(53[12]|58|XX)/;

/** These errors have the detail "Failing row contains (…)", which would put a visitor's text into responses and logs. */
const DETAIL_SHOWS_THE_ROW = new Set(['23502', '23514']);

/** The one error of lite 0.10.0's parser of `select` for which lite answers 500. */
const OPEN_QUOTE = /^Missing closing quote at position \d+$/;

/** PostgREST's error for a `select` that it cannot parse. */
const NO_SELECT: DatabaseError = {
  code: 'PGRST100',
  message: 'failed to parse select parameter',
  detail: null,
  hint: null,
};

/** PostgREST's message for a value of the wrong type: lite reads `cs.-1` as a number, which the driver cannot send as an array. */
const NO_VALUE: DatabaseError = { code: '22P02', message: 'invalid input syntax', detail: null, hint: null };

/** PostgREST's error for a database that cannot be reached. */
const NO_CONNECTION: DatabaseError = {
  code: 'PGRST001',
  message: 'Database client error. Retrying the connection.',
  detail: null,
  hint: null,
};

/**
 * Turns a driver error into PostgREST's error. lite 0.10.0 answers 500 with code SUP for failed checks, raised exceptions and timeouts, and
 * logs the raw error with its bound parameters, which contain visitors' texts.
 * @param error anything thrown while serving a request
 * @returns a plain object that lite turns into PostgREST's status and body; other errors unchanged
 */
export function toPostgrestError(error: unknown): unknown {
  const source = error as { code?: unknown; message?: string; detail?: string; hint?: string } | null;
  const code = source?.code;
  if (isConnectionError(code)) return withStatus(503, NO_CONNECTION);
  if (code === 'ERR_INVALID_ARG_TYPE') return withStatus(400, NO_VALUE);
  if (OPEN_QUOTE.test(source?.message ?? '')) return withStatus(400, NO_SELECT);
  if (typeof code !== 'string' || !/^([0-9A-Z]{5}|PGRST)$/.test(code)) return error;
  const bare: DatabaseError = {
    code,
    message: MESSAGE_NAMES_FILES.test(code) ? 'The database cannot do this now' : (source?.message ?? ''),
    detail: DETAIL_SHOWS_THE_ROW.has(code) ? null : (source?.detail ?? null),
    hint: MESSAGE_NAMES_FILES.test(code) ? null : (source?.hint ?? null),
  };
  if (source?.message === SEARCH_TOO_LONG) return withStatus(400, { ...bare, message: 'Too many signs to search' });
  if (MAPPED_BY_LITE.test(code)) return bare;
  return withStatus(statusOf(code), bare);
}

/** Whether an error code of the driver or the system means that a connection broke or could not be opened. */
const isConnectionError = (code: unknown): boolean =>
  typeof code === 'string' && /^(CONNECT|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$)/.test(code);

/** Returns an error in PostgREST's form for errors that choose their HTTP status, which lite also knows. */
function withStatus(status: number, { code, message, detail, hint }: DatabaseError): DatabaseError {
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail, hint }),
    detail: JSON.stringify({ status, headers: {} }),
    hint: null,
  };
}

function statusOf(code: string): number {
  if (code === 'P0001') return 400;
  // PostgreSQL is shutting down, has crashed or is starting: same status as a failed connection.
  if (/^57P0[123]$/.test(code)) return 503;
  return STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}

/**
 * Codes whose message contains only names of the schema or our own words; other messages (`invalid input syntax for type uuid: "…"`) quote
 * the request. Details and hints quote rows.
 */
const MESSAGE_QUOTES_NOTHING = /^(08|23|40|42501$|53|54|55|57|58|PT|XX)/;

/**
 * Makes console.error print an error as one line without any text of a visitor. lite 0.10.0 logs each failure, and would print an object or
 * a stack of many lines. The log also gets refusals that are the client's fault, because both applications validate before they send: a
 * refusal shows a bug of ours, or somebody probing the API.
 * @param error the error to log; its other properties stay unchanged
 * @param source the error from which it was created, if that one contains more
 */
export function logInOneLine<Thrown>(error: Thrown, source: unknown = error): Thrown {
  const request = requestContext.getStore();
  // Outside of a request there is no visitor's data, and a stack helps.
  if (!request || typeof error !== 'object' || error === null) return error;
  const line = failedRequestLine(request, reasonOf(source));
  // The property is not enumerable, so that copying or serialising the error leaves it out.
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
  return error;
}

function reasonOf(error: unknown): string {
  const { code, message, name, stack } = error as { code?: unknown; message?: string; name?: string; stack?: string };
  if (typeof code !== 'string') return `${name ?? 'error'} at ${placeIn(stack)}`;
  const isSafe = isConnectionError(code) || MESSAGE_QUOTES_NOTHING.test(code);
  return isSafe ? `${code}: ${message ?? ''}` : `SQLSTATE ${code}`;
}

/** The place where an error was thrown, `index.js:80:5485`, instead of its message, which may quote the request. */
function placeIn(stack = ''): string {
  const [, place] = /\n\s+at .*?([^\s(]+:\d+:\d+)/.exec(stack) ?? [];
  return place ? basename(place) : 'an unknown place';
}
