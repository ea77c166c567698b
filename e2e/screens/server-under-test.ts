import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built product in a process of its own, on a data directory of its own. */
export interface ServerUnderTest {
  readonly address: string;
  readonly child: ChildProcess;
  /** Returns the text that the server has printed so far. */
  readonly output: () => string;
  /** From the start of the process to the line that says it is ready, in milliseconds. */
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

/** An account that signs in with a password. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

export const newDataDirectory = (): string => mkdtempSync(join(tmpdir(), 'bench-'));

/** Returns the demo account, which a first start prints. @throws when the server printed none, because it has started before */
export function demoAccount({ output }: Pick<ServerUnderTest, 'output'>): Account {
  const [, email, password] = /Sign in with (\S+) and the password (\S+)/.exec(output()) ?? [];
  if (!email || !password) throw new Error('The server named no demo account');
  return { email, password };
}

/** Starts the server and waits until it reports that it is ready. */
export async function startServer(dataDirectory: string): Promise<ServerUnderTest> {
  const begun = performance.now();
  const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--expose-gc', main], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDirectory, TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (/sign in/i.test(output)) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    address: /Site\s+(http:\S+)\//.exec(output)?.[1] ?? '',
    child,
    output: () => output,
    readyAfterMs: performance.now() - begun,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
