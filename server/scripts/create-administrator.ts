// Creates an administrator of a hosted project or of the embedded database: `npm run admin:create -- E-MAIL`.
import { askPassword } from '../src/app/ask-password';
import { createHostedAdministrator, type NewAdministrator } from '../src/app/hosted-administrator';
import { runCommand, commandArguments } from '../src/core/command-line';
import { readConfiguration, type Configuration } from '../src/core/configuration';
import { loadEmbedded } from '../src/core/embedded';
import { StartupError } from '@agency-site/process/startup-error';

const messages = {
  created: (email: string) => `${email} is an administrator now.`,
  'let in': (email: string) =>
    `${email} had an account, which is an administrator's now. A password that was in use stays.`,
  known: (email: string) => `${email} is an administrator already.`,
} as const;

await runCommand(async () => {
  const [email] = commandArguments;
  if (!email) throw new StartupError('Name the administrator: npm run admin:create -- camille@example.fr');
  // readConfiguration checks the address and the password as it checks the variables of the server.
  const password = process.env['ADMIN_PASSWORD'] ?? (await askPassword());
  const configuration = readConfiguration({ ...process.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  return [messages[await createAdministrator(configuration, email, password)](email)];
}, false);

/** Creates an administrator in the project or database of a configuration. It also works while no server runs. */
async function createAdministrator(
  { supabase, dataDirectory }: Configuration,
  email: string,
  password: string,
): Promise<NewAdministrator> {
  if (supabase.kind === 'hosted') {
    const { url, secretKey } = supabase;
    if (!secretKey) throw new StartupError('Set SUPABASE_SECRET_KEY: without it nobody may make accounts.');
    return createHostedAdministrator({ url, secretKey }, email, password);
  }
  const { askDatabase, ensureAdministrator, isAdministrator } = await loadEmbedded();
  return askDatabase(dataDirectory, supabase.databaseUrl, async (database) => {
    if (await isAdministrator(database, email)) return 'known';
    return (await ensureAdministrator(database, email, password)) ? 'created' : 'let in';
  });
}
