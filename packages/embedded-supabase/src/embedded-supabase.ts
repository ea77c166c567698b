import { readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { demoContactsSql, seedSql } from '@agency-site/import/seed-sql';
import { readSeedContent, seedDirectoryIn, type SeedContent } from '@agency-site/import/seed-content';
import type postgres from 'postgres';
import { parse } from 'smol-toml';
import { messageOf } from '@agency-site/process/failures';
import { repositoryPath } from '@agency-site/process/repository-root';
import { StartupError } from '@agency-site/process/startup-error';
import { accountEmails } from './account-emails';
import { readOrCreateApiKeys, type ApiKeys } from './api-keys';
import { provideFactorTables } from './factor-tables';
import { makeHostedBaseline, provideStorageSchema } from './hosted-baseline';
import { openLiteConnection } from './lite-connection';
import { createMediaStore, type MediaStore } from './media-store';
import { applyMigrations, refuseDatabaseOfOtherCode } from './migrations';
import { hashingIn } from './password-hashing';
import { preventPrototypePollution } from './inherited-names';
import { withHiddenValues } from './quoted-values';
import { withNamedArguments } from './function-calls';
import { requestContext, type RequestContext } from './request-context';
import { startScheduledJobs } from './scheduled-jobs';
import { applySeedOnce } from './seed';

/** A Supabase API in this process. */
export interface EmbeddedSupabase {
  readonly keys: ApiKeys;
  /** A connection as the database's owner: for migrations, seeds and tests, never for a visitor's request. */
  readonly database: postgres.Sql;
  readonly media: MediaStore;
  /** Serves a request below /rest/v1 or /auth/v1. */
  fetch(request: Request, context: RequestContext): Promise<Response>;
  close(): Promise<void>;
}

export interface EmbeddedSupabaseOptions {
  /** The folder with the keys, pictures and files. */
  readonly dataDirectory: string;
  /** postgres.js options to reach the database as its owner. */
  readonly connection: postgres.Options<Record<string, postgres.PostgresType>>;
  /** The address of an external PostgreSQL, which replaces the options above. */
  readonly databaseUrl?: string | undefined;
  /** The public address, for links in e-mails. */
  readonly siteUrl: string;
  /** The folder of a new database's content, as `readSeedContent` reads it; by default the demo or, without it, `supabase/seed`. */
  readonly seedDirectory?: string | undefined;
  /** Whether to add the demo contact requests when seeding. */
  readonly demo: boolean;
  /** The folder of a developer's database. A developer may edit, rename and delete applied migrations. */
  readonly folderToRemove?: string | undefined;
  /** Called with the error of each failed statement and of each file that cannot be written. */
  readonly onError?: (error: unknown) => void;
  /** Whether a mail server is configured; without one, the server also prints the links to choose a new password. */
  readonly sendsEmails?: boolean;
}

/** Opens @supabase/lite on PostgreSQL, with roles, schemas, migrations, seed and jobs. @throws {StartupError} for a failed migration. */
export async function openEmbeddedSupabase(options: EmbeddedSupabaseOptions): Promise<EmbeddedSupabase> {
  preventPrototypePollution();
  const keys = await readOrCreateApiKeys(options.dataDirectory);
  const connection = openLiteConnection(options.connection, options.databaseUrl, options.onError);
  const database = connection.driver as postgres.Sql;
  try {
    if (options.databaseUrl) await checkConnection(database);
    await refuseDatabaseOfOtherCode(
      database,
      repositoryPath('supabase/migrations'),
      options.folderToRemove !== undefined,
    );
    await makeHostedBaseline(database, options.databaseUrl);
    const app = createApp(connection, keys, options);
    await app.ensureSystemSchema();
    await provideFactorTables(database);
    await database.unsafe('grant usage on schema auth to anon, authenticated, service_role');
    await provideStorageSchema(database);
    await applyMigrations(database, repositoryPath('supabase/migrations'), options.folderToRemove);
    await database`update private.address_source set header = 'x-forwarded-for' where header <> 'x-forwarded-for'`;
    await database`grant execute on function public.invite_administrator(text, text) to authenticated`;
    // Nobody else uses this database, so rows that a killed process was sending need not wait for the end of their lease.
    if (!options.databaseUrl) await database`update public.outbox set leased_until = now() where state = 'sending'`;
    await seed(database, options);
    await connection.clearSchemaCache();
    const stopJobs = await startScheduledJobs(database);
    return {
      keys,
      database,
      media: createMediaStore(database, options.dataDirectory, options.onError),
      fetch: async (request, context) => {
        const hidden = withHiddenValues(request.url);
        const sent = await withNamedArguments(hidden ? new Request(hidden, request) : request, connection);
        const sentIn = { ...context, hasHiddenValues: hidden !== undefined };
        return hashingIn(database, () => requestContext.run(sentIn, () => app.fetch(sent)));
      },
      close: async () => {
        await stopJobs();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Throws an error that names DATABASE_URL if it cannot be used. The message leaves out the address, which may contain a password. */
async function checkConnection(database: postgres.Sql): Promise<void> {
  try {
    await database`select 1`;
  } catch (error) {
    throw new StartupError(`DATABASE_URL cannot be used: ${messageOf(error)}`);
  }
}

function createApp(
  connection: PostgresConnection,
  keys: ApiKeys,
  { siteUrl, sendsEmails = false }: EmbeddedSupabaseOptions,
): App {
  const config = parse(readFileSync(repositoryPath('supabase/config.toml'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  // E-mail templates are for hosted projects: the embedded Supabase sends the e-mails of the outbox. lite knows `enabled` by its former
  // name, `enable_signup`.
  const { template: _template, enabled, ...email } = (config['auth']?.['email'] ?? {}) as Record<string, unknown>;
  return new App({
    connection,
    api: config['api'],
    auth: {
      ...config['auth'],
      email: { ...email, enable_signup: enabled !== false },
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/admin/set-password`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
    },
    options: {
      // Requests without a key stay anonymous. Neither the studio nor /_system is available.
      server: { admin: false, disableStudio: true },
      drivers: { email: accountEmails(connection.driver as postgres.Sql, siteUrl, !sendsEmails) },
    },
  });
}

async function seed(database: postgres.Sql, { seedDirectory, demo }: EmbeddedSupabaseOptions): Promise<void> {
  let content: SeedContent | undefined;
  const read = (): SeedContent => (content ??= readSeedContent(seedDirectory ?? seedDirectoryIn(repositoryPath('.'))));
  await applySeedOnce(database, 'supabase/seed.sql', () => seedSql(read()));
  if (demo) await applySeedOnce(database, 'demo/seed/contacts.yaml', () => demoContactsSql(read()));
}
