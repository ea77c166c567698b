import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartupError } from '../startup-error';
import { commandAs, giveTo, reachablePlace, type PostgresAccount } from './postgres-account';
import { findPostgresBinaries, linkSharedLibraries, type PostgresBinaries } from './postgres-binaries';
import { stopOrphan } from './postgres-orphan';
import { SOCKET_NAME } from './postgres-socket';

/** A running PostgreSQL child process. */
export interface PostgresServer {
  /** Folder of its unix socket; mode 700, because the socket trusts whoever reaches it. */
  readonly socketDirectory: string;
  /** Where its files ended up (not always where they were asked for, see `reachablePlace`). */
  readonly directory: string;
  readonly processId: number;
  /** Resolves when the process ends, whoever ended it. */
  readonly exited: Promise<void>;
  /** Ends it in order: open transactions roll back, everything acknowledged is on disk. */
  stop(): Promise<void>;
}

/** Sized for a small machine; the log carries no statement, parameter or row of a visitor. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  max_connections: '20',
  shared_buffers: '48MB',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '30s',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** How long a unix socket's address may be, in bytes. */
const MAX_SOCKET_ADDRESS = 107;

/**
 * Starts PostgreSQL on a data directory, creating it first when it is new or was left half made.
 * The caller holds the data directory's lock, so a server found running on it is an orphan and is stopped.
 * @param preferredDirectory absolute folder for the database's files
 * @param account who runs it
 * @param overrides settings that replace ours: tests serve many databases at once, and need not outlive a power cut
 * @throws {StartupError} when it cannot be created or does not come up.
 */
export async function startPostgresServer(
  preferredDirectory: string,
  account: PostgresAccount,
  overrides: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const { directory, binaries } = reachablePlace(account, preferredDirectory, findPostgresBinaries());
  if (process.platform !== 'win32' && /[:;]/.test(directory)) {
    throw new StartupError(`DATA_DIR ${directory} cannot be used: the system's library path takes no ":" and no ";".`);
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  giveTo(account, directory);
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
  const child = await spawnUntilReady(() =>
    spawn(program, args, {
      ...identity,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
      // In a group of its own: Ctrl-C in a terminal is for Node, which lets requests finish before it stops PostgreSQL.
      detached: true,
    }),
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    socketDirectory,
    directory,
    processId: child.pid ?? 0,
    exited,
    stop: async () => {
      child.kill('SIGINT');
      await exited;
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
 * Runs initdb unless an earlier one finished. It works aside, in a folder of its own that is renamed at the end: a kill
 * in the middle leaves no half-made data, nor an initdb that goes on writing where the next one works.
 */
function createCluster({ directory, data, account, binaries, environment }: NewCluster): void {
  for (const entry of readdirSync(directory)) {
    if (entry.startsWith(UNFINISHED)) removeUnfinished(join(directory, entry));
  }
  if (existsSync(data)) return;
  const aside = mkdtempSync(join(directory, UNFINISHED));
  giveTo(account, aside);
  const options = ['-D', aside, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  const { program, args, identity } = commandAs(account, binaries.initdb, options);
  // It takes half a second and nothing else happens meanwhile, so it may block.
  const { status, stderr, error } = spawnSync(program, args, { ...identity, env: environment, encoding: 'utf8' });
  if (status === 0) renameSync(aside, data);
  else
    throw new StartupError(`PostgreSQL could not create its files in ${data}: ${firstLine(stderr || error?.message)}`);
}

function removeUnfinished(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Its initdb outlived the killed start and still writes; a later start removes it.
  }
}

function makeSocketDirectory(directory: string, account: PostgresAccount): string {
  const beside = join(directory, 'run');
  // A killed server leaves its socket's lock, which refuses the next one while anything has its process number.
  rmSync(beside, { recursive: true, force: true });
  const fits = Buffer.byteLength(join(beside, SOCKET_NAME)) <= MAX_SOCKET_ADDRESS;
  const socketDirectory = fits ? beside : mkdtempSync(join(tmpdir(), 'pg-'));
  mkdirSync(socketDirectory, { recursive: true, mode: 0o700 });
  giveTo(account, socketDirectory);
  return socketDirectory;
}

/** What a start ends with while a backend of a killed server has not noticed yet that its server is gone. */
const STILL_IN_USE = 'pre-existing shared memory block';
const NOTICED_WITHIN_MS = 15_000;

/**
 * Starts PostgreSQL, again for as long as backends of a killed server are still on its data.
 * @returns the child process, which accepts connections
 * @throws {StartupError} with the reason that PostgreSQL gave
 */
async function spawnUntilReady(spawnServer: () => ChildProcess): Promise<ChildProcess> {
  const deadline = Date.now() + NOTICED_WITHIN_MS;
  for (;;) {
    const child = spawnServer();
    const problem = await untilReady(child);
    if (problem === undefined) return child;
    if (!problem.includes(STILL_IN_USE) || Date.now() > deadline)
      throw new StartupError(`PostgreSQL could not start: ${problem}`);
    await setTimeout(100);
  }
}

/** Waits for the line PostgreSQL logs once it accepts connections. @returns what it said instead, if it ended */
async function untilReady(child: ChildProcess): Promise<string | undefined> {
  let output = '';
  return new Promise((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000);
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    child.once('error', ({ message }) => resolve(message));
    // `close`: the last words have been read by then.
    child.once('close', () => resolve(fatalLine(output) ?? firstLine(output)));
  });
}

/** The line that says why PostgreSQL gave up; those before it say what it was doing. */
const fatalLine = (output: string): string | undefined => /(?:FATAL|PANIC): .*/.exec(output)?.[0];

function firstLine(text: string | undefined): string {
  return (text ?? '').trim().split('\n')[0] ?? '';
}
