import { setTimeout as delay } from 'node:timers/promises';
import { statfs } from 'node:fs/promises';
import type postgres from 'postgres';
import { lastBackup, type LastBackup } from '@agency-site/process/data-directory-files';
import { readDatabaseFacts, readOutboxFacts, type DatabaseFacts, type OutboxFacts } from './database-facts';

/** The state of a running server. A value is undefined if this server cannot know it, or cannot know it now. */
export interface ServerState {
  readonly embedded: boolean;
  readonly disk: DiskSpace | undefined;
  readonly database: DatabaseFacts | undefined;
  readonly outbox: OutboxFacts | undefined;
  readonly backup: LastBackup | undefined;
  /** How often PostgreSQL ended by itself and the server started it again. */
  readonly restarts: number | undefined;
}

/** The source of a server's state: an embedded database reveals more than a hosted project. */
export interface StateSource {
  readonly dataDirectory: string;
  /** Connected as the owner. */
  readonly database: postgres.Sql;
  /** Undefined when the database is not our child process. */
  readonly restarts: (() => number) | undefined;
}

/** The longest wait for one query, because an unreachable database would keep callers waiting. */
const DEADLINE_MS = 3000;

/** The server knows none of these facts about a hosted project. */
export const unknownState: ServerState = {
  embedded: false,
  disk: undefined,
  database: undefined,
  outbox: undefined,
  backup: undefined,
  restarts: undefined,
};

/** @param source undefined with a hosted project */
export async function readServerState(source: StateSource | undefined): Promise<ServerState> {
  if (!source) return unknownState;
  const { dataDirectory, database, restarts } = source;
  const [disk, facts, outbox] = await Promise.all([
    ifKnown(readDiskSpace(dataDirectory)),
    ifKnown(readDatabaseFacts(database)),
    ifKnown(readOutboxFacts(database)),
  ]);
  const backup = lastBackup(dataDirectory);
  return { embedded: true, disk, database: facts, outbox, backup, restarts: restarts?.() };
}

const ifKnown = <Fact>(read: Promise<Fact>): Promise<Fact | undefined> =>
  Promise.race([read.catch(() => undefined), delay(DEADLINE_MS, undefined, { ref: false })]);

/** The disk that holds a folder. */
export interface DiskSpace {
  /** Free for an ordinary account. */
  readonly freeBytes: number;
  readonly totalBytes: number;
}

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
