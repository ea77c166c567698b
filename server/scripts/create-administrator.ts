// Creates an administrator of a hosted project or of the embedded database: `npm run admin:create -- E-MAIL`.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createHostedAdministrator, type NewAdministrator } from '../src/app/hosted-administrator';
import { runCommand, commandArguments } from '../src/core/command-line';
import { readConfiguration, type Configuration } from '../src/core/configuration';
import { loadEmbedded } from '../src/core/embedded';
import { readableEmail } from '@agency-site/domain/readable-email';
import { StartupError } from '@agency-site/process/startup-error';

/** The exit code after Ctrl-C. */
const INTERRUPTED = 130;

const messages = {
  created: (email: string) => `${email} is an administrator now.`,
  'let in': (email: string) =>
    `${email} had an account, which is an administrator's now. A password that was in use stays.`,
  known: (email: string) => `${email} is an administrator already.`,
} as const;

await runCommand(async () => {
  const [typed] = commandArguments;
  if (!typed) throw new StartupError('Name the administrator: npm run admin:create -- camille@example.fr');
  const ADMIN_PASSWORD = process.env['ADMIN_PASSWORD'] ?? (await askPassword());
  // readConfiguration checks the address and the password as it checks the variables of the server, and returns the address as it is stored.
  const { administrator, ...configuration } = readConfiguration({ ...process.env, ADMIN_EMAIL: typed, ADMIN_PASSWORD });
  if (!administrator) throw new StartupError(`"${typed}" is not an e-mail address.`);
  const { email, password } = administrator;
  return [messages[await createAdministrator(configuration, email, password)](readableEmail(email))];
}, false);

/** Creates an administrator in the project or database of a configuration. It also works while no server runs. */
async function createAdministrator(
  { supabase, dataDirectory }: Pick<Configuration, 'supabase' | 'dataDirectory'>,
  email: string,
  password: string,
): Promise<NewAdministrator> {
  if (supabase.kind === 'hosted') {
    const { url, secretKey } = supabase;
    if (!secretKey) throw new StartupError('Set SUPABASE_SECRET_KEY: without it nobody may make accounts.');
    return createHostedAdministrator({ url, secretKey }, email, password);
  }
  const { queryDatabase, ensureAdministrator, isAdministrator } = await loadEmbedded();
  return queryDatabase(dataDirectory, supabase.databaseUrl, async (database) => {
    if (await isAdministrator(database, email)) return 'known';
    return (await ensureAdministrator(database, email, password)) ? 'created' : 'let in';
  });
}

/** Asks twice for a new password, which the terminal does not show. @throws {StartupError} without a terminal, or when they differ */
async function askPassword(): Promise<string> {
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
