import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAddress, type filesBucket, publicFilesPath, type FileType } from '@agency-site/domain/files';
import { mediaBucket, publicMediaPath, type MediaType } from '@agency-site/domain/media';
import type postgres from 'postgres';
import type { Configuration, SupabaseChoice } from '../core/configuration';
import { StartupError } from '@agency-site/process/startup-error';
import { loadEmbedded } from '../core/embedded';
import { repositoryPath } from '@agency-site/process/repository-root';
import { readMigrations } from '@agency-site/process/migration-files';

/** A picture or a file as its bucket stores it. */
export interface StoredContent {
  readonly bucket: typeof mediaBucket | typeof filesBucket;
  readonly name: string;
  readonly type: MediaType | FileType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The content of a site, embedded or hosted, with all rights. */
export interface ContentDatabase {
  /** Calls a function of the database with named arguments; objects and lists are JSON. */
  readonly call: (name: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Calls a function that returns rows. */
  readonly rows: <Row>(name: string, args: Readonly<Record<string, unknown>>) => Promise<readonly Row[]>;
  /** Stores a picture or a file, or finds that it exists already. @returns its address in texts */
  readonly store: (content: StoredContent) => Promise<string>;
  readonly read: (bucket: StoredContent['bucket'], name: string) => Promise<Uint8Array>;
  /** Returns the address in texts of a stored picture or file. */
  readonly addressOf: (bucket: StoredContent['bucket'], name: string) => string;
}

/** Calls a task with the content of a configuration: that of a hosted project, or of the embedded database, running or not. */
export async function withContent<Result>(
  { supabase, dataDirectory }: Pick<Configuration, 'supabase' | 'dataDirectory'>,
  work: (content: ContentDatabase) => Promise<Result>,
): Promise<Result> {
  if (supabase.kind === 'hosted') return work(hostedContent(supabase));
  const { queryDatabase } = await loadEmbedded();
  return queryDatabase(dataDirectory, supabase.databaseUrl, (database) =>
    withExportFunctions(database, () => work(embeddedContent(database, dataDirectory))),
  );
}

/** Matches the functions of the first migration that read the content of a database. */
const EXPORT_FUNCTIONS =
  /(?<=^create )function (?:private\.require_import_right|private\.is_file_name|private\.require_exported_table|\w+\.export\w+)\([^]*?^\$\$;/gm;

/** Some versions before release 1.0.0 cannot export, so the task runs in a transaction that creates our functions and is rolled back. */
async function withExportFunctions<Result>(database: postgres.Sql, work: () => Promise<Result>): Promise<Result> {
  const [found] = await database`select to_regprocedure('public.exported_tables()') is null as are_missing`;
  if (!found?.['are_missing']) return work();
  const [release] = readMigrations(repositoryPath('supabase/migrations'));
  const functions = release?.statements.match(EXPORT_FUNCTIONS) ?? [];
  await database.unsafe(`begin; ${functions.map((text) => `create or replace ${text}`).join('\n')}`);
  try {
    return await work();
  } finally {
    await database.unsafe('rollback');
  }
}

const addressFrom =
  (origin: string): ContentDatabase['addressOf'] =>
  (bucket, name) =>
    bucket === mediaBucket ? origin + publicMediaPath + name : fileAddress(origin, name);

/** @param database connected as the owner @param directory where each bucket is a folder */
export const embeddedContent = (database: postgres.Sql, directory: string): ContentDatabase => ({
  call: async (name, args) => {
    const [row] = await database.unsafe(`select ${calling(name, args)} as answer`, valuesOf(database, args));
    return row?.['answer'] as unknown;
  },
  rows: async <Row>(name: string, args: Readonly<Record<string, unknown>>) => [
    ...(await database.unsafe<(Row & postgres.Row)[]>(
      `select * from ${calling(name, args)}`,
      valuesOf(database, args),
    )),
  ],
  store: async (content) => {
    const { bucket, name } = content;
    const { storeFile } = await loadEmbedded();
    await database.begin(async (transaction) => {
      const known = await transaction`select from storage.objects where bucket_id = ${bucket} and name = ${name}`;
      if (known.length === 0) await storeFile(transaction, join(directory, bucket), content, null);
    });
    return addressFrom('')(bucket, name);
  },
  read: (bucket, name) => readFile(join(directory, bucket, name)),
  addressOf: addressFrom(''),
});

const calling = (name: string, args: object): string =>
  `public.${name}(${Object.keys(args)
    .map((key, index) => `${key} => $${index + 1}`)
    .join(', ')})`;

const valuesOf = (database: postgres.Sql, args: Readonly<Record<string, unknown>>) =>
  Object.values(args).map((value) =>
    typeof value === 'object' ? database.json(value as postgres.JSONValue) : (value as string),
  );

function hostedContent({ url, secretKey }: Extract<SupabaseChoice, { kind: 'hosted' }>): ContentDatabase {
  if (!secretKey) throw new StartupError('Set SUPABASE_SECRET_KEY: without it nobody may read or write everything.');
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const call = async (name: string, args: object): Promise<unknown> => {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    if (!answer.ok) throw new StartupError(`${url} answers ${answer.status}: ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
  return {
    call,
    rows: async <Row>(name: string, args: object) => (await call(name, args)) as readonly Row[],
    store: async ({ bucket, name, type, bytes }) => {
      const answer = await fetch(`${url}/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': type, 'cache-control': 'max-age=31536000' },
        body: bytes,
      });
      const text = await answer.text();
      // Hosted storage answers 400 to each error, with the actual one in the body.
      if (!answer.ok && !/"409"|Duplicate/.test(text)) throw new StartupError(`${name} was not stored: ${text}`);
      return addressFrom(url)(bucket, name);
    },
    addressOf: addressFrom(url),
    read: async (bucket, name) => {
      const answer = await fetch(`${url}${bucket === mediaBucket ? publicMediaPath : publicFilesPath}${name}`);
      if (!answer.ok) throw new StartupError(`${name} cannot be read: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}
