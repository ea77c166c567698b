import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartupError } from '@agency-site/process/startup-error';
import { commandAs, changeOwner, reachableFolder, type PostgresAccount } from './postgres-account';
import { findPostgresBinaries, linkSharedLibraries, type PostgresBinaries } from './postgres-binaries';
import { stopOrphan } from './postgres-orphan';
import { superviseProcess, type SupervisedPostgres } from './postgres-supervisor';
import { socketName } from './postgres-socket';

/** A running PostgreSQL child process. */
export interface PostgresServer extends SupervisedPostgres {
  /** Folder of the unix socket; mode 700, because the socket needs no password. */
  readonly socketDirectory: string;
  /** Folder of the files (not always the preferred one, see `reachableFolder`). */
  readonly directory: string;
}

/** Sized for a small machine; the log contains no statement, parameter or row of a visitor. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  max_connections: '20',
  shared_buffers: '48MB',
  jit: 'off',
  // A backup of a running PostgreSQL needs these (backup/base-backup.ts); each backup uses one sender.
  wal_level: 'replica',
  max_wal_senders: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '30s',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Longest address of a unix socket, in bytes. */
const MAX_SOCKET_ADDRESS = 107;

/**
 * Starts PostgreSQL on a data directory, after initdb if the directory is new or an earlier initdb did not finish. The caller holds the
 * data directory's lock, so a PostgreSQL that still runs there is an orphan, and this function stops it.
 * @param preferredDirectory absolute folder for the database's files
 * @param account the account that runs PostgreSQL
 * @param beforeRestart awaited before PostgreSQL is restarted because it ended by itself
 * @param overrides settings that replace ours: tests serve many databases at once, and need no durability
 * @throws {StartupError} when initdb fails or PostgreSQL does not start.
 */
export async function startPostgresServer(
  preferredDirectory: string,
  account: PostgresAccount,
  beforeRestart: () => Promise<unknown> = () => Promise.resolve(),
  overrides: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const { directory, binaries } = reachableFolder(account, preferredDirectory, findPostgresBinaries());
  if (process.platform !== 'win32' && /[:;]/.test(directory)) {
    throw new StartupError(`DATA_DIR ${directory} cannot be used: the system's library path takes no ":" and no ";".`);
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  changeOwner(account, directory);
  const libraries = join(directory, 'lib');
  linkSharedLibraries(binaries, libraries);
  const environment = {
    PATH: process.env['PATH'],
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    LD_LIBRARY_PATH: `${libraries}:${join(binaries.root, 'lib')}`,
  };

  const data = join(directory, 'data');
  await stopOrphan(data);
  createCluster({ directory, data, account, binaries, environment });

  const socketDirectory = makeSocketDirectory(directory, account);
  const settings = { ...SETTINGS, ...overrides, unix_socket_directories: socketDirectory };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { program, args, identity } = commandAs(account, binaries.postgres, ['-D', data, ...options]);
  const spawnServer = (): ChildProcess =>
    spawn(program, args, {
      ...identity,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
      // In a process group of its own: Ctrl-C in a terminal reaches only Node, which finishes requests and then stops PostgreSQL.
      detached: true,
    });
  const supervised = superviseProcess(await spawnUntilReady(spawnServer), async () => {
    await beforeRestart();
    await stopOrphan(data);
    return spawnUntilReady(spawnServer);
  });
  return {
    ...supervised,
    socketDirectory,
    directory,
    stop: async () => {
      await supervised.stop();
      rmSync(socketDirectory, { recursive: true, force: true });
    },
  };
}

interface NewCluster {
  directory: string;
  data: string;
  account: PostgresAccount;
  binaries: PostgresBinaries;
  environment: NodeJS.ProcessEnv;
}

const UNFINISHED = 'initdb-';

/**
 * Runs initdb unless an earlier initdb finished. initdb writes to a temporary folder that is renamed at the end:
 * killing the server halfway leaves no partial cluster, and an initdb that survives does not write where the next one
 * does.
 */
function createCluster({ directory, data, account, binaries, environment }: NewCluster): void {
  for (const entry of readdirSync(directory)) {
    if (entry.startsWith(UNFINISHED)) removeUnfinished(join(directory, entry));
  }
  if (existsSync(data)) return;
  const temporary = mkdtempSync(join(directory, UNFINISHED));
  changeOwner(account, temporary);
  const options = ['-D', temporary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  const { program, args, identity } = commandAs(account, binaries.initdb, options);
  // Blocking the event loop is fine: initdb takes half a second, and nothing else runs during a start.
  const { status, stderr, error } = spawnSync(program, args, { ...identity, env: environment, encoding: 'utf8' });
  if (status === 0) renameSync(temporary, data);
  else
    throw new StartupError(`PostgreSQL could not create its files in ${data}: ${firstLine(stderr || error?.message)}`);
}

function removeUnfinished(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // An initdb that survived its killed parent still writes there; a later start removes the folder.
  }
}

function makeSocketDirectory(directory: string, account: PostgresAccount): string {
  const beside = join(directory, 'run');
  // A killed server leaves the lock file of its socket, which blocks the next server while any process has the number in that file.
  rmSync(beside, { recursive: true, force: true });
  const fits = Buffer.byteLength(join(beside, socketName)) <= MAX_SOCKET_ADDRESS;
  const socketDirectory = fits ? beside : mkdtempSync(join(tmpdir(), 'pg-'));
  mkdirSync(socketDirectory, { recursive: true, mode: 0o700 });
  changeOwner(account, socketDirectory);
  return socketDirectory;
}

/** PostgreSQL's message while a backend of a killed server has not exited yet. */
const STILL_IN_USE = 'pre-existing shared memory block';
const BACKEND_EXIT_TIMEOUT_MS = 15_000;

/** Starts PostgreSQL, and retries while backends of a killed server use the data. @throws {StartupError} with PostgreSQL's reason */
async function spawnUntilReady(spawnServer: () => ChildProcess): Promise<ChildProcess> {
  const deadline = performance.now() + BACKEND_EXIT_TIMEOUT_MS;
  for (;;) {
    const child = spawnServer();
    const problem = await untilReady(child);
    if (problem === undefined) return child;
    if (!problem.includes(STILL_IN_USE) || performance.now() > deadline)
      throw new StartupError(`PostgreSQL could not start: ${problem}`);
    await setTimeout(100);
  }
}

/** Waits for the line that PostgreSQL logs once it accepts connections. @returns PostgreSQL's reason when the process exits instead */
async function untilReady(child: ChildProcess): Promise<string | undefined> {
  let output = '';
  return new Promise((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000);
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    child.once('error', ({ message }) => resolve(message));
    // `close` rather than `exit`: by then all of stderr has been read.
    child.once('close', () => resolve(fatalLine(output) ?? firstLine(output)));
  });
}

/** The FATAL or PANIC line, which holds the reason; the lines before are progress messages. */
const fatalLine = (output: string): string | undefined => /(?:FATAL|PANIC): .*/.exec(output)?.[0];

function firstLine(text: string | undefined): string {
  return (text ?? '').trim().split('\n')[0] ?? '';
}
