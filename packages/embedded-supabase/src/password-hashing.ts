import { AsyncLocalStorage } from 'node:async_hooks';
import bcrypt, { compare as compareInJavaScript, hash as hashInJavaScript } from 'bcryptjs';
import type postgres from 'postgres';

/** The database of the request being served. */
const hashingDatabase = new AsyncLocalStorage<postgres.Sql>();

/** A hash of nothing that anybody knows, at the cost of all others. */
const UNKNOWN_PASSWORD = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5B0a4Ka8xCqmYyS8gqLwQy5xQmF3W';

/**
 * Compares a password with a hash of bcrypt in PostgreSQL: there this takes a twentieth of a second of another process,
 * in JavaScript as much of the event loop, during which nobody is answered.
 */
export async function comparePassword(database: postgres.Sql, password: string, hash: string): Promise<boolean> {
  // pgcrypto knows the algorithm under its first name only.
  const stored = hash.replace(/^\$2[by]\$/, '$2a$');
  const [row] = await database<{ same: boolean }[]>`
    select extensions.crypt(${password}, ${stored}) = ${stored} as same`;
  return row?.same === true;
}

/** Does the work of a comparison, for an account that does not exist: how long it takes must not tell. */
export async function compareWithNothing(database: postgres.Sql, password: string): Promise<void> {
  await comparePassword(database, password, UNKNOWN_PASSWORD);
}

/** Serves a request whose passwords are hashed and compared by the database. */
export const hashingIn = <Result>(database: postgres.Sql, serve: () => Result): Result =>
  hashingDatabase.run(database, serve);

// lite 0.10.0 calls these two functions of the library's only object.
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
