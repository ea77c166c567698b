import { basename } from 'node:path';
import { inspect } from 'node:util';
import { failedRequestLine } from '../failed-request';
import { isConnectionError } from './lost-connections';
import { requestContext } from './request-context';

/**
 * Codes whose message is made of names of the schema, or is ours; others (« invalid input syntax for type uuid: "…" »)
 * quote what was sent. Details and hints quote rows.
 */
const MESSAGE_QUOTES_NOTHING = /^(08|23|40|42501$|53|54|55|57|58|PT|XX)/;

/**
 * Makes an error show as one line without anything a visitor wrote to who logs it. lite 0.10.0 hands each failure to
 * console.error, which would print an object or a stack of many lines. Refusals that are the client's fault get their
 * line too: both applications check before they send, so one tells of a defect of ours or of somebody trying doors.
 * @param error what will be logged; it stays the same for all other purposes
 * @param source what it was made from, when that tells more
 */
export function loggedInOneLine<Thrown>(error: Thrown, source: unknown = error): Thrown {
  const request = requestContext.getStore();
  // While starting there are no visitors: a stack helps.
  if (!request || typeof error !== 'object' || error === null) return error;
  const line = failedRequestLine(request, reasonOf(source));
  // Not enumerable: who copies or sends the error does not meet it.
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
  return error;
}

function reasonOf(error: unknown): string {
  const { code, message, name, stack } = error as { code?: unknown; message?: string; name?: string; stack?: string };
  if (typeof code !== 'string') return `${name ?? 'error'} at ${placeIn(stack)}`;
  const tells = isConnectionError(code) || MESSAGE_QUOTES_NOTHING.test(code);
  return tells ? `${code}: ${message ?? ''}` : `SQLSTATE ${code}`;
}

/** Where an error was thrown, « index.js:80:5485 »: its message may quote what was sent. */
function placeIn(stack = ''): string {
  const [, place] = /\n\s+at .*?([^\s(]+:\d+:\d+)/.exec(stack) ?? [];
  return place ? basename(place) : 'an unknown place';
}
