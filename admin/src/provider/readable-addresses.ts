import { emailAddress } from '@agency-site/domain/email-address';
import { readableEmail } from '@agency-site/domain/readable-email';
import type { DataProvider } from 'react-admin';
import type { DatabaseFunctions } from './database-functions';

/** Returns an answer in which each text that is an e-mail address has its readable form, such as `contact@boulangerie-léon.fr`. */
function readable<Answer>(answer: Answer): Answer {
  if (typeof answer === 'string') return readableEmail(answer) as Answer;
  if (Array.isArray(answer)) return answer.map(readable) as Answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer as Readonly<Record<string, unknown>>).map(([name, value]) => [name, readable(value)]),
  ) as Answer;
}

/** Returns values to write with their address in its stored form. An invalid address stays, so that the database refuses it. */
function stored<Written extends object>(written: Written): Written {
  const { email } = written as { readonly email?: unknown };
  return typeof email === 'string' ? { ...written, email: emailAddress(email) ?? email } : written;
}

const answered = <Answer extends { readonly data: unknown }>(answer: Answer): Answer => ({
  ...answer,
  data: readable(answer.data),
});

/** Converts e-mail addresses: they are stored as mail servers know them (`xn--…`), and shown as people write them. */
export function withReadableAddresses(provider: DataProvider): DataProvider {
  return {
    ...provider,
    getList: async (resource, params) => answered(await provider.getList(resource, params)),
    getOne: async (resource, params) => answered(await provider.getOne(resource, params)),
    getMany: async (resource, params) => answered(await provider.getMany(resource, params)),
    getManyReference: async (resource, params) => answered(await provider.getManyReference(resource, params)),
    create: async (resource, params) =>
      answered(await provider.create(resource, { ...params, data: stored(params.data) })),
    update: async (resource, params) =>
      answered(
        await provider.update(resource, {
          ...params,
          data: stored(params.data),
          previousData: stored(params.previousData),
        }),
      ),
  };
}

/** The same conversion for database functions. */
export const withReadableAnswers = ({ callFunction, readFunction }: DatabaseFunctions): DatabaseFunctions => ({
  callFunction: async (name, args) => readable(await callFunction(name, stored(args))),
  readFunction: async (name, args) => readable(await readFunction(name, args)),
});
