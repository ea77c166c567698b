import { resolve } from 'node:path';
import { readSender, type SmtpSettings } from '@agency-site/mail/smtp';
import { emailAddress } from '@agency-site/domain/email-address';
import { repositoryPath } from '@agency-site/process/repository-root';
import { StartupError } from '@agency-site/process/startup-error';

/** The Supabase that the product uses. */
export type SupabaseChoice =
  | {
      readonly kind: 'hosted';
      readonly url: string;
      readonly publishableKey: string;
      /** The key with which this server empties the outbox; without one, an Edge Function does it. */
      readonly secretKey: string | undefined;
      readonly serverSecret: string | undefined;
    }
  | { readonly kind: 'embedded'; readonly databaseUrl: string | undefined };

/** The settings of one running server, read from environment variables (docs/deployment.md lists them). */
export interface Configuration {
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** The folder of a new database's content; undefined means the demo or, without it, `supabase/seed`. */
  readonly seedDirectory: string | undefined;
  /** Public address without a trailing slash; undefined means the listening address. */
  readonly siteUrl: string | undefined;
  readonly supabase: SupabaseChoice;
  readonly administrator: { readonly email: string; readonly password: string } | undefined;
  /** The SMTP server; without one, e-mails wait in the outbox. */
  readonly smtp: SmtpSettings | undefined;
  /** The mailbox that receives returned e-mails; without one, nothing reads them. */
  readonly imapUrl: string | undefined;
  /** Whether webhooks may call addresses of this machine and its network. */
  readonly allowPrivateWebhooks: boolean;
  /** The header in which a reverse proxy writes the client's address, in lower case; undefined without a proxy. */
  readonly addressHeader: string | undefined;
  /** Whether each request is logged as one line of JSON on standard output. */
  readonly logRequests: boolean;
  /** Whether this is the development server, where applied migrations may still change. */
  readonly development?: true;
  /** The address of the metrics; undefined serves none. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

const MINIMUM_PASSWORD_LENGTH = 10;
/** bcrypt ignores further bytes. */
const MAXIMUM_PASSWORD_BYTES = 72;
const MINIMUM_SECRET_LENGTH = 32;

/** Reads and checks the environment. @throws {StartupError} naming the first variable that is wrong. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    host: read('HOST') ?? '127.0.0.1',
    port: readPort('PORT', read('PORT') ?? '3000'),
    dataDirectory: resolve(read('DATA_DIR') ?? repositoryPath('supabase/.temp/embedded')),
    seedDirectory: read('SEED_DIR'),
    siteUrl: readAddress('SITE_URL', read('SITE_URL')),
    supabase: readSupabase(read),
    administrator: readAdministrator(read('ADMIN_EMAIL'), read('ADMIN_PASSWORD')),
    smtp: readSmtp(read('SMTP_URL'), read('MAIL_FROM'), read('RETURN_PATH')),
    imapUrl: readImap(read('IMAP_URL'), read('SMTP_URL')),
    allowPrivateWebhooks: readSwitch('WEBHOOK_ALLOW_PRIVATE', read('WEBHOOK_ALLOW_PRIVATE')) ?? false,
    addressHeader: readAddressHeader(read('TRUST_PROXY')),
    // Off in a terminal by default, where the lines of JSON would hide the messages for people.
    logRequests: readSwitch('LOG_REQUESTS', read('LOG_REQUESTS')) ?? !process.stdout.isTTY,
    metrics: readMetrics(read('METRICS_HOST'), read('METRICS_PORT')),
  };
}

function readPort(name: string, value: string): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`${name} must be a whole number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function readAddress(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new StartupError(`${name} must be an http or https address, not "${value}".`);
  }
  return value.replace(/\/+$/, '');
}

function readSupabase(read: (name: string) => string | undefined): SupabaseChoice {
  const url = readAddress('SUPABASE_URL', read('SUPABASE_URL'));
  const publishableKey = read('SUPABASE_PUBLISHABLE_KEY');
  const serverSecret = readSecret('SUPABASE_SERVER_SECRET', read('SUPABASE_SERVER_SECRET'));
  const secretKey = read('SUPABASE_SECRET_KEY');
  if (url && publishableKey) return { kind: 'hosted', url, publishableKey, serverSecret, secretKey };
  if (url || publishableKey) {
    throw new StartupError('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together: set both, or neither.');
  }
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartupError('DATABASE_URL must start with postgres:// or postgresql://.');
  }
  return { kind: 'embedded', databaseUrl };
}

function readAdministrator(email: string | undefined, password: string | undefined): Configuration['administrator'] {
  if (!email && !password) return undefined;
  if (!email || !password) throw new StartupError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both, or neither.');
  const address = emailAddress(email);
  if (!address) throw new StartupError(`ADMIN_EMAIL is not an e-mail address: "${email}".`);
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    throw new StartupError(`ADMIN_PASSWORD must have at least ${MINIMUM_PASSWORD_LENGTH} characters.`);
  }
  if (Buffer.byteLength(password) > MAXIMUM_PASSWORD_BYTES) {
    throw new StartupError(`ADMIN_PASSWORD must have at most ${MAXIMUM_PASSWORD_BYTES} bytes.`);
  }
  return { email: address, password };
}

function readSmtp(
  url: string | undefined,
  from: string | undefined,
  returnPath: string | undefined,
): SmtpSettings | undefined {
  if (!url && !from) return undefined;
  if (!url || !from) throw new StartupError('SMTP_URL and MAIL_FROM go together: set both, or neither.');
  // The message leaves out the address, because it may contain a password.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new StartupError('SMTP_URL must look like smtps://account:password@host:465 or smtp://host:587.');
  }
  if (!readSender(from)) {
    throw new StartupError(
      `MAIL_FROM must look like bonjour@example.fr or Atelier <bonjour@example.fr>, not "${from}".`,
    );
  }
  if (returnPath !== undefined && !emailAddress(returnPath)) {
    throw new StartupError(
      `RETURN_PATH must look like retours@example.fr or retours+*@example.fr, not "${returnPath}".`,
    );
  }
  return { url, from, returnPath };
}

function readImap(url: string | undefined, smtp: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  // The message leaves out the address, because it contains a password.
  if (!URL.canParse(url) || !/^imaps?:$/.test(new URL(url).protocol) || !new URL(url).password) {
    throw new StartupError('IMAP_URL must look like imaps://account:password@host:993.');
  }
  if (!smtp)
    throw new StartupError(
      'IMAP_URL goes with SMTP_URL: it reads what comes back of the e-mails that this server sends.',
    );
  return url;
}

function readAddressHeader(value: string | undefined): string | undefined {
  if (value === undefined || value === '0' || value === 'false') return undefined;
  if (value === '1' || value === 'true') return 'x-forwarded-for';
  if (/^[a-z][a-z-]+$/i.test(value)) return value.toLowerCase();
  throw new StartupError(`TRUST_PROXY must be 1, 0 or the name of a header, not "${value}".`);
}

function readMetrics(host = '127.0.0.1', port: string | undefined): Configuration['metrics'] {
  return port === undefined ? undefined : { host, port: readPort('METRICS_PORT', port) };
}

function readSwitch(name: string, value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new StartupError(`${name} must be 1 or 0, not "${value}".`);
}

function readSecret(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < MINIMUM_SECRET_LENGTH) {
    throw new StartupError(`${name} must have at least ${MINIMUM_SECRET_LENGTH} characters.`);
  }
  return value;
}
