import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '@agency-site/process/startup-error';

const INTERRUPTED = 130;

/** Asks twice for a new password, which the terminal does not show. @throws {StartupError} without a terminal, or when they differ */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartupError('There is no terminal to ask for a password on: set ADMIN_PASSWORD.');
  const password = await askSilently('Password: ');
  if ((await askSilently('Again: ')) !== password) throw new StartupError('The two passwords differ.');
  return password;
}

async function askSilently(question: string): Promise<string> {
  process.stderr.write(question);
  // In this mode the terminal does not echo; readline would, so its output goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  reader.once('SIGINT', () => process.exit(INTERRUPTED));
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}
