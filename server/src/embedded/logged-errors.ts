import { basename } from 'node:path';
import { inspect } from 'node:util';
import { failedRequestLine } from '../core/failed-request';
import { isConnectionError } from './database-errors';
import { requestContext } from './request-context';

/**
 * Codes whose message holds names of the schema or words of ours only; other messages (« invalid input syntax for type
 * uuid: "…" ») quote the request. Details and hints quote rows.
 */
const MESSAGE_QUOTES_NOTHING = /^(08|23|40|42501$|53|54|55|57|58|PT|XX)/;

/**
 * Makes console.error print an error as one line without anything a visitor wrote. lite 0.10.0 logs each failure, which
 * would print an object or a stack of many lines. Refusals that are the client's fault are logged too: both
 * applications validate before they send, so a refusal points at a bug of ours or at somebody probing the API.
 * @param error the error that will be logged; its other properties stay unchanged
 * @param source the error it was made from, when that one holds more
 */
export function logInOneLine<Thrown>(error: Thrown, source: unknown = error): Thrown {
  const request = requestContext.getStore();
  // Outside of a request there is no visitor's data, and a stack helps.
  if (!request || typeof error !== 'object' || error === null) return error;
  const line = failedRequestLine(request, reasonOf(source));
  // Not enumerable: copying or serialising the error leaves this property out.
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
  return error;
}

function reasonOf(error: unknown): string {
  const { code, message, name, stack } = error as { code?: unknown; message?: string; name?: string; stack?: string };
  if (typeof code !== 'string') return `${name ?? 'error'} at ${placeIn(stack)}`;
  const tells = isConnectionError(code) || MESSAGE_QUOTES_NOTHING.test(code);
  return tells ? `${code}: ${message ?? ''}` : `SQLSTATE ${code}`;
}

/** Where an error was thrown, « index.js:80:5485 », instead of its message, which may quote the request. */
function placeIn(stack = ''): string {
  const [, place] = /\n\s+at .*?([^\s(]+:\d+:\d+)/.exec(stack) ?? [];
  return place ? basename(place) : 'an unknown place';
}
