import { resolve } from 'node:path';
import { emailShape } from '@agency/supabase/contacts';
import { repositoryPath } from './repository-root';
import { StartupError } from './startup-error';

/** Which Supabase the product talks to. */
export type SupabaseChoice =
  | { readonly kind: 'hosted'; readonly url: string; readonly publishableKey: string }
  | { readonly kind: 'embedded'; readonly databaseUrl: string | undefined };

/** The settings of one running server, read from environment variables (docs/deployment.md lists them). */
export interface Configuration {
  readonly host: string;
  /** 0 asks the system for a free port. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Public address without a trailing slash; undefined means the listening address. */
  readonly siteUrl: string | undefined;
  readonly supabase: SupabaseChoice;
  readonly administrator: { readonly email: string; readonly password: string } | undefined;
  readonly trustProxy: boolean;
}

const MINIMUM_PASSWORD_LENGTH = 10;

/**
 * Reads and checks the environment.
 * @throws {StartupError} naming the first variable that is wrong.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    host: read('HOST') ?? '127.0.0.1',
    port: readPort(read('PORT')),
    dataDirectory: resolve(read('DATA_DIR') ?? repositoryPath('supabase/.temp/embedded')),
    siteUrl: readAddress('SITE_URL', read('SITE_URL')),
    supabase: readSupabase(read),
    administrator: readAdministrator(read('ADMIN_EMAIL'), read('ADMIN_PASSWORD')),
    trustProxy: readFlag('TRUST_PROXY', read('TRUST_PROXY')),
  };
}

function readPort(value = '3000'): number {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`PORT must be a whole number from 0 to 65535, not "${value}".`);
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
  if (url && publishableKey) return { kind: 'hosted', url, publishableKey };
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
  if (!emailShape.test(email)) throw new StartupError(`ADMIN_EMAIL is not an e-mail address: "${email}".`);
  if (password.length < MINIMUM_PASSWORD_LENGTH) {
    throw new StartupError(`ADMIN_PASSWORD must have at least ${MINIMUM_PASSWORD_LENGTH} characters.`);
  }
  return { email, password };
}

function readFlag(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw new StartupError(`${name} must be 1 or 0, not "${value}".`);
}
