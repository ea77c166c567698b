// Makes an administrator, of a hosted project or of the embedded database: `npm run admin:create -- E-MAIL`.
import { askPassword } from '../src/ask-password';
import { runCommand, typedWords } from '../src/backup/command-line';
import { readConfiguration } from '../src/configuration';
import { createAdministrator } from '../src/create-administrator';
import { StartupError } from '../src/startup-error';

const said = {
  created: (email: string) => `${email} is an administrator now.`,
  'let in': (email: string) =>
    `${email} had an account, which is an administrator's now. A password that was in use stays.`,
  known: (email: string) => `${email} is an administrator already.`,
} as const;

await runCommand(async () => {
  const [email] = typedWords;
  if (!email) throw new StartupError('Name the administrator: npm run admin:create -- camille@example.fr');
  // The rules for both are those of the server's own variables.
  const password = process.env['ADMIN_PASSWORD'] ?? (await askPassword());
  const configuration = readConfiguration({ ...process.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  return [said[await createAdministrator(configuration, email, password)](email)];
}, false);
