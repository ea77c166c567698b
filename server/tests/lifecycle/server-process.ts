import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { repositoryPath } from '@agency-site/process/repository-root';
import { copySeededDirectory } from '../fixtures/seeded-directory';

/** The line of JSON that the fixture prints once it serves. */
export interface Ready {
  readonly url: string;
  readonly publishableKey: string;
  readonly databaseDirectory: string;
  readonly socketDirectory: string;
  readonly postgresProcess: number;
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Rejects with the process's standard error if the process exits first. */
  readonly ready: Promise<Ready>;
  readonly exited: Promise<{ readonly code: number | null; readonly errors: string }>;
  /** Shuts the server down. */
  stop(): Promise<void>;
  /** Kills Node with SIGKILL; its PostgreSQL keeps running. */
  kill(): Promise<void>;
}

/**
 * Creates a folder for one test; when the test ends, processes that use the folder are killed and the folder is
 * deleted.
 * @param onTestFinished of the test's own context, because several run at once
 */
export function makeDirectory(onTestFinished: (cleanUp: () => void) => void): string {
  const place = mkdtempSync(join(tmpdir(), 'life-'));
  onTestFinished(() => {
    for (const processId of processesOn(place)) process.kill(processId, 'SIGKILL');
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  });
  return place;
}

/** Creates a folder for one test, with a copy of the seeded data. */
export function makeSeededDirectory(onTestFinished: (cleanUp: () => void) => void): string {
  const place = makeDirectory(onTestFinished);
  copySeededDirectory(place);
  return place;
}

/** Runs the fixture on a data directory. @param container a command that runs the fixture in namespaces of its own */
export function startServerProcess(
  directory: string,
  account?: string,
  options: SpawnOptions = {},
  container: readonly string[] = [],
): ServerProcess {
  const fixture = repositoryPath('server/.temp/serve.js');
  const [program = '', ...args] = [...container, process.execPath, fixture, directory, ...(account ? [account] : [])];
  const child = spawn(program, args, {
    cwd: repositoryPath('server'),
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options,
  });
  const { stdout, stderr, stdin } = child;
  if (!stdout || !stderr || !stdin) throw new Error('The process has no pipes');
  const errors = text(stderr);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve)).then(async (code) => ({
    code,
    errors: await errors,
  }));
  const firstLine = new Promise<Ready>((resolve) => {
    createInterface(stdout).once('line', (line) => resolve(JSON.parse(line) as Ready));
  });
  const ready = Promise.race([
    firstLine,
    exited.then((end) => Promise.reject<Ready>(new Error(`CommandResult with ${end.code}: ${end.errors}`))),
  ]);
  ready.catch(() => {}); // Not every test waits for it.
  return {
    child,
    ready,
    exited,
    stop: async () => {
      stdin.end();
      await exited;
    },
    kill: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Returns the processes whose command line contains a folder: this test's servers and PostgreSQL, whoever their parent is. */
export function processesOn(directory: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid)
    .filter((entry) => {
      try {
        return readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes(directory);
      } catch {
        return false;
      }
    })
    .map(Number);
}
