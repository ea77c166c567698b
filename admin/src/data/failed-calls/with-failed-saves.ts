import { type DataProvider, HttpError } from 'react-admin';

/** The error of a form whose save has failed; the banner says why. */
export const failedSave = 'failed save';

/**
 * React-admin takes a save for successful unless its failure names errors of the form: it would let a person leave the form, or
 * close the page, without asking, and the words would be lost.
 */
export const withFailedSaves = (provider: DataProvider): DataProvider => ({
  ...provider,
  create: (resource, params) => provider.create(resource, params).catch(rethrow),
  update: (resource, params) => provider.update(resource, params).catch(rethrow),
});

function rethrow(error: unknown): never {
  if (error instanceof Error) {
    const body = error instanceof HttpError ? (error.body as object | undefined) : undefined;
    Object.assign(error, { body: { errors: { root: { serverError: failedSave } }, ...body } });
  }
  throw error;
}
