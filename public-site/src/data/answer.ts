const UNEXPLAINED = 'Une erreur est survenue';

/** A table could not be read or written; `message` is the provider's own. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** The codes by which the database, and our API before it, refuse too many requests from one connection. */
export const tooManyCodes: ReadonlySet<unknown> = new Set(['PT429', '429']);

/**
 * Unwraps an answer of the API.
 * @throws {DataError} with the provider's message.
 */
export function dataOf<Data>(answer: { data: Data; error: { message: string } | null }): NonNullable<Data> {
  if (answer.error) throw new DataError(answer.error.message);
  if (answer.data === null || answer.data === undefined) throw new DataError(UNEXPLAINED);
  return answer.data;
}

/**
 * Unwraps an answer of one row or none.
 * @throws {DataError} with the provider's message.
 */
export function rowOf<Row>({ data, error }: { data: Row | null; error: { message: string } | null }): Row | undefined {
  if (error) throw new DataError(error.message);
  return data ?? undefined;
}

const OFFLINE = 'Vous êtes hors ligne.';

/**
 * The message of a failed load for visitors: the provider's own words, or a plain sentence when there are none.
 * Only data errors speak to visitors; a network failure or a defect of ours says nothing they could use.
 */
export function messageOf(error: unknown): string {
  if (!import.meta.env.SSR && !navigator.onLine) return OFFLINE;
  const spoken = error instanceof Error && error.name === 'DataError' && !/^\w*(Error|Exception): /.test(error.message);
  return (spoken && error.message) || UNEXPLAINED;
}
