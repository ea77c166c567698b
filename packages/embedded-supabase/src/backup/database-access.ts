import { existsSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { acquireDataDirectory } from '../data-directory';
import { choosePostgresAccount, reachableFolder } from '../postgres-account';
import { findPostgresBinaries } from '../postgres-binaries';
import { startPostgresServer } from '../postgres-server';
import { activeSocketFolder } from '../postgres-socket';
import { StartupError } from '@agency-site/process/startup-error';

/** Returns the folder whose subfolder `data` holds the database: the data directory, unless PostgreSQL's account cannot reach it. */
export const databaseFolder = (dataDirectory: string): string =>
  reachableFolder(choosePostgresAccount(), dataDirectory, findPostgresBinaries()).directory;

/**
 * Runs a task on the database of a data directory. If no PostgreSQL runs there, one is started for the task.
 * @param work gets the folder of the server's socket
 * @throws {StartupError} when there is no database
 */
export async function withDatabase<Result>(
  dataDirectory: string,
  work: (socketDirectory: string) => Promise<Result>,
): Promise<Result> {
  const folder = existsSync(dataDirectory) ? databaseFolder(dataDirectory) : dataDirectory;
  if (!existsSync(join(folder, 'data'))) throw new StartupError(`There is no database in DATA_DIR ${dataDirectory}.`);
  const running = await activeSocketFolder(folder);
  if (running) return work(running);
  const release = await acquireDataDirectory(dataDirectory);
  try {
    const server = await startPostgresServer(dataDirectory, choosePostgresAccount());
    try {
      return await work(server.socketDirectory);
    } finally {
      await server.stop();
    }
  } finally {
    release();
  }
}

/** Queries the embedded database as its owner, through the socket in a folder. */
export const queryAsOwner = <Answer>(folder: string, question: Question<Answer>): Promise<Answer> =>
  query(postgres({ host: folder, username: 'postgres', database: 'postgres', max: 1 }), question);

/** Queries the external database at an address or, without an address, the database of the data directory. */
export const queryDatabase = <Answer>(
  dataDirectory: string,
  url: string | undefined,
  question: Question<Answer>,
): Promise<Answer> =>
  url
    ? query(postgres(url, { max: 1 }), question)
    : withDatabase(dataDirectory, (folder) => queryAsOwner(folder, question));

type Question<Answer> = (database: postgres.Sql) => Promise<Answer>;

async function query<Answer>(database: postgres.Sql, question: Question<Answer>): Promise<Answer> {
  try {
    return await question(database);
  } finally {
    await database.end();
  }
}
