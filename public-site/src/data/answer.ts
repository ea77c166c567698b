const UNEXPLAINED = 'Une erreur est survenue';

/** A table could not be read or written; `message` comes from Supabase. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/** The error codes of the database, and of the API in front of it, for too many requests from one network address. */
export const tooManyCodes: ReadonlySet<unknown> = new Set(['PT429', '429']);

/** Unwraps an answer of the API. @throws {DataError} with Supabase's message */
export function dataOf<Data>(answer: { data: Data; error: { message: string } | null }): NonNullable<Data> {
  if (answer.error) throw new DataError(answer.error.message);
  if (answer.data === null || answer.data === undefined) throw new DataError(UNEXPLAINED);
  return answer.data;
}

/** Unwraps an answer that holds one row or none. @throws {DataError} with Supabase's message */
export function rowOf<Row>({ data, error }: { data: Row | null; error: { message: string } | null }): Row | undefined {
  if (error) throw new DataError(error.message);
  return data ?? undefined;
}

const OFFLINE = 'Vous êtes hors ligne.';

/**
 * The message that visitors see for a failed load. The message of a `DataError` is shown as it is. Any other error, such as a network
 * failure or a defect of ours, gets a general sentence, because its message would not help visitors.
 */
export function messageOf(error: unknown): string {
  if (!import.meta.env.SSR && !navigator.onLine) return OFFLINE;
  const spoken = error instanceof Error && error.name === 'DataError' && !/^\w*(Error|Exception): /.test(error.message);
  return (spoken && error.message) || UNEXPLAINED;
}
