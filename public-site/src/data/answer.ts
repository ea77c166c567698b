/** A table could not be read or written; `message` is the provider's own. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/**
 * Unwraps an answer of the API.
 * @throws {DataError} with the provider's message.
 */
export function dataOf<Data>(answer: { data: Data; error: { message: string } | null }): NonNullable<Data> {
  if (answer.error) throw new DataError(answer.error.message);
  if (answer.data === null || answer.data === undefined) throw new DataError('Une erreur est survenue');
  return answer.data;
}
