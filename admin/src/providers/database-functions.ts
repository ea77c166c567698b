import type { Database } from '@agency/supabase/database-types';
import type { DataProvider } from 'react-admin';
import type { MediaFiles } from '../media/upload/media-files';
import type { LastWrites } from './last-writes';

type Functions = Database['public']['Functions'];
export type FunctionName = keyof Functions;

/**
 * What functions answer as JSON, of which the database's types know nothing. Whoever reads such an answer declares it here.
 * @public declarations merge into it, which no import shows
 */
export interface JsonAnswers {}

type Answer<Name extends FunctionName> = Name extends keyof JsonAnswers
  ? JsonAnswers[Name]
  : Functions[Name]['Returns'];

type CallFunction = <Name extends FunctionName>(name: Name, args: Functions[Name]['Args']) => Promise<Answer<Name>>;

/** What our data provider can do beside react-admin's own methods: call a function of the database. */
export interface DatabaseFunctions {
  /** Calls a function that writes. */
  readonly callFunction: CallFunction;
  /** Calls a function that only reads. Not with a POST: the server would take it for a write and render the site anew. */
  readonly readFunction: CallFunction;
}

/** For `useDataProvider<BackOfficeData>()`. */
export type BackOfficeData = DataProvider & DatabaseFunctions & LastWrites & MediaFiles;

type Send = (path: string, options: object) => Promise<{ readonly json: unknown }>;

/** @param send ra-supabase's request below /rest/v1, with the session */
export const databaseFunctions = (send: Send): DatabaseFunctions => ({
  callFunction: async (name, args) => {
    const { json } = await send(`rpc/${name}`, { method: 'POST', body: JSON.stringify(args) });
    return json as Answer<typeof name>;
  },
  readFunction: async (name, args) => {
    const parameters = Object.entries(args).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]);
    const { json } = await send(`rpc/${name}?${new URLSearchParams(parameters).toString()}`, {});
    return json as Answer<typeof name>;
  },
});
