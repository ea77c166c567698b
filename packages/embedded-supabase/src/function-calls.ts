import type { PostgresConnection } from '@supabase/lite/postgres';
import { LOGIC_PARAMETER } from './logic-parameter';

/** Parameters about the answer; all others are arguments or filters. */
const RESPONSE_PARAMETERS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);
/** A condition: `eq.1`, `not.fts(french).devis`. */
const CONDITION = /^(?:not\.)?[a-z]+(?:\([^()]*\))?\./;

/** A function of the database, as lite describes it. */
type KnownFunction = NonNullable<Awaited<ReturnType<PostgresConnection['introspect']>>['functions']>[number];

/**
 * Turns a GET of a function into the equivalent POST. lite 0.10.0 misreads such a GET: it takes the filters `and` and `or` for arguments
 * and an argument such as `eq.1` for a filter, and it does not read `null`, `true` or quotes in an argument as text. PostgREST looks up
 * the names of the function's arguments, as this does: https://docs.postgrest.org/en/stable/references/api/functions.html
 * @returns the request unchanged if it calls no function, if the function writes, or if lite has to refuse the call
 */
export async function withNamedArguments(request: Request, connection: PostgresConnection): Promise<Request> {
  const url = new URL(request.url);
  const [, name] = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname) ?? [];
  if (!name || request.method !== 'GET') return request;
  const { functions = [] } = await connection.introspect({ useCache: true });
  const known = functions.filter((one) => one.name === name && one.schema === 'public');
  const [only] = known;
  if (!only || known.length > 1 || only.volatility === 'v' || only.has_variadic) return request;
  const given: Record<string, unknown> = {};
  for (const [key, value] of new URL(request.url).searchParams) {
    if (RESPONSE_PARAMETERS.has(key) || LOGIC_PARAMETER.test(key)) continue;
    if (only.arg_names.includes(key)) {
      if (key in given) return request;
      given[key] = argumentOf(only, key, value);
      url.searchParams.delete(key);
    } else if (!CONDITION.test(value)) return request;
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(given), signal: request.signal });
}

/** Returns the value of an argument as JSON. */
function argumentOf({ arg_names, arg_types }: KnownFunction, name: string, value: string): unknown {
  const type = arg_types[arg_names.indexOf(name)] ?? 'text';
  if (type === 'boolean') return /^(t|true|on|yes|1)$/i.test(value);
  return /^(smallint|integer)$/.test(type) && /^-?\d+$/.test(value) ? Number(value) : value;
}
