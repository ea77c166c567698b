import { AsyncLocalStorage } from 'node:async_hooks';
import bcrypt, { compare as compareInJavaScript, hash as hashInJavaScript } from 'bcryptjs';
import type postgres from 'postgres';

/** The database that hashes and compares the passwords of the current request. */
const hashingDatabase = new AsyncLocalStorage<postgres.Sql>();

/** The hash of a password that nobody knows, with the bcrypt cost of all other hashes. */
const UNKNOWN_PASSWORD = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5B0a4Ka8xCqmYyS8gqLwQy5xQmF3W';

/**
 * Compares a password with a bcrypt hash in PostgreSQL, another process. The comparison takes about 50 ms; in JavaScript it would block the
 * event loop, and so all answers, for that time.
 */
export async function comparePassword(database: postgres.Sql, password: string, hash: string): Promise<boolean> {
  // The three prefixes name the same algorithm, but pgcrypto accepts only `$2a$`.
  const stored = hash.replace(/^\$2[by]\$/, '$2a$');
  const [row] = await database<{ same: boolean }[]>`
    select extensions.crypt(${password}, ${stored}) = ${stored} as same`;
  return row?.same === true;
}

/** Does the work of a comparison for an account that does not exist, so that the time of the answer does not reveal this. */
export async function compareWithNothing(database: postgres.Sql, password: string): Promise<void> {
  await comparePassword(database, password, UNKNOWN_PASSWORD);
}

/** Serves a request with passwords that the database hashes and compares. */
export const hashingIn = <Result>(database: postgres.Sql, serve: () => Result): Result =>
  hashingDatabase.run(database, serve);

// Replaces these functions on bcryptjs's default export, because lite 0.10.0 calls them there.
Object.assign(bcrypt, {
  compare: (password: string, hash: string) => {
    const database = hashingDatabase.getStore();
    return database && hash.startsWith('$2')
      ? comparePassword(database, password, hash)
      : compareInJavaScript(password, hash);
  },
  hash: async (password: string, rounds: number) => {
    const database = hashingDatabase.getStore();
    if (!database) return hashInJavaScript(password, rounds);
    const [row] = await database<{ hash: string }[]>`
      select extensions.crypt(${password}, extensions.gen_salt('bf', ${rounds})) as hash`;
    return row?.hash ?? hashInJavaScript(password, rounds);
  },
});
