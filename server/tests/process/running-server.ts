import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { repositoryPath } from '@agency-site/process/repository-root';
import { copySeededDirectory } from '../fixtures/seeded-directory';

/** The built server in a process of its own, as `npm start` runs it. */
export interface RunningServer {
  readonly address: string;
  readonly dataDirectory: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** The publishable key that its pages give to browsers. */
  readonly publishableKey: () => string;
  /** Sends a signal and waits for the exit; returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Creates an empty directory. */
export const newDirectory = (): string => mkdtempSync(join(inject('temporaryDirectory'), 'server-'));

/** Copies the seeded data directory, without an administrator. */
function seededDirectory(): string {
  const directory = newDirectory();
  copySeededDirectory(directory);
  return directory;
}

/**
 * Returns the process number of the PostgreSQL that serves a data directory; undefined if it is still starting, or has ended. The remains
 * of a killed one may answer a request for a moment.
 */
export const servingPostgres = (dataDirectory: string): string | undefined =>
  /^(\d+)\n[^]*\nready\s*$/.exec(readFileSync(join(dataDirectory, 'data', 'postmaster.pid'), 'utf8'))?.[1];

/** Starts the server's process without waiting. */
export function spawnServer(environment: Record<string, string>): { child: ChildProcess; output: () => string } {
  let text = '';
  const child = spawn(process.execPath, [repositoryPath('server/dist/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk: Buffer): void => {
    text += chunk.toString('utf8');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return { child, output: () => text };
}

/** Starts the server, on seeded data unless DATA_DIR is given, and waits until the server is ready. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDirectory = environment['DATA_DIR'] ?? seededDirectory();
  const { child, output } = spawnServer({ ...environment, DATA_DIR: dataDirectory });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => /Sign in|sign in/.test(output()) && resolve());
    child.once('exit', () => reject(new Error(`The server ended: ${output()}`)));
  });
  const address = /Site\s+(http:\S+)\//.exec(output())?.[1] ?? '';
  return {
    address,
    dataDirectory,
    child,
    output,
    publishableKey: () =>
      (JSON.parse(readFileSync(join(dataDirectory, 'keys.json'), 'utf8')) as { publishableKey: string }).publishableKey,
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Starts the server for a test file: it runs during the file's tests and later hooks. */
export function useServer(environment?: Record<string, string>): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => void Object.assign(server, await startServer(environment)));
  afterAll(() => server.stop());
  return server;
}

/** Starts a server that is expected to fail; returns its exit code and output. */
export async function startFailingServer(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnServer(environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}
