import type { Database } from '@agency-site/supabase/types';

type Functions = Database['public']['Functions'];
export type FunctionName = keyof Functions;

/**
 * The answers of functions that return JSON, which the generated types leave open. The file that reads such an answer
 * declares its type here.
 * @public extended by `declare module`, which knip does not see
 */
export interface JsonAnswers {}

export type Answer<Name extends FunctionName> = Name extends keyof JsonAnswers
  ? JsonAnswers[Name]
  : Functions[Name]['Returns'];

export type Arguments<Name extends FunctionName> = Functions[Name]['Args'];

type CallFunction = <Name extends FunctionName>(name: Name, args: Arguments<Name>) => Promise<Answer<Name>>;

export interface DatabaseFunctions {
  readonly callFunction: CallFunction;
  /** Calls a function that only reads, with GET: the server takes a POST for a write, and renders the site again. */
  readonly readFunction: CallFunction;
}

/** Ra-supabase's function that sends a request to a path below /rest/v1, with the session's token. */
export type SendRequest = (path: string, options: object) => Promise<{ readonly json: unknown }>;

export function databaseFunctions(send: SendRequest): DatabaseFunctions {
  const answerOf = async <Name extends FunctionName>(name: Name, query = '', options = {}) =>
    (await send(`rpc/${name}${query}`, options)).json as Answer<Name>;
  return {
    callFunction: (name, args) => answerOf(name, '', { method: 'POST', body: JSON.stringify(args) }),
    readFunction: (name, args) => {
      const parameters = Object.entries(args).map(([key, value]) => [
        key,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]);
      return answerOf(name, `?${new URLSearchParams(parameters).toString()}`);
    },
  };
}
