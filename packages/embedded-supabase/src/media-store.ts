import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBucket, fileNamePattern } from '@agency-site/domain/files';
import { mediaBucket, mediaNamePattern, originalsBucket } from '@agency-site/domain/media';
import type postgres from 'postgres';
import { MediaRefusal } from '@agency-site/domain/media-check';
import type { SessionClaims } from './session-token';

interface StoredFile {
  readonly bucket: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Pictures, originals and files: rows in storage.objects, whose policies are the access rules, and files in folders of the data directory. */
export interface MediaStore {
  /** @throws {MediaRefusal} when row level security forbids the insert, or the name exists. */
  add(caller: SessionClaims, file: StoredFile): Promise<void>;
  /**
   * Deletes files of a bucket, and the originals of pictures.
   * @returns the deleted names; it skips those that the caller may not delete, as hosted Supabase does.
   * @throws {MediaRefusal} when the site shows one of the pictures. It names the places that show it, and no file is deleted.
   */
  remove(caller: SessionClaims, bucket: string, names: readonly string[]): Promise<string[]>;
  /** Returns the bytes of a picture, which everybody may read; undefined for an unknown name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Returns the bytes of a file, which everybody may download; undefined for an unknown name. */
  readFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Returns the original of a picture, if there is one that the caller may read. */
  readOriginal(
    caller: SessionClaims,
    name: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined>;
}

const STATEMENT_TIMEOUT_MS = '8000';

/**
 * Opens the store of a data directory.
 * @param dataDirectory absolute path, in which each bucket is a folder; the first file of a bucket creates the folder
 * @param onError called with an error that keeps a picture from being stored or deleted
 */
export function createMediaStore(
  database: postgres.Sql,
  dataDirectory: string,
  onError: (error: unknown) => void = () => {},
): MediaStore {
  const asCaller = <Result>(caller: SessionClaims, work: (transaction: postgres.TransactionSql) => Promise<Result>) =>
    database
      .begin(async (transaction) => {
        await transaction`select
          set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
          set_config('request.jwt.claim.sub', ${caller.sub}, true),
          set_config('statement_timeout', ${STATEMENT_TIMEOUT_MS}, true)`;
        return work(transaction);
      })
      .catch((error: unknown) => {
        onError(error);
        throwRefusal(error);
      }) as Promise<Result>;

  const read = async (bucket: string, name: string) => {
    if (!isNameIn(bucket, name)) return undefined;
    try {
      return await readFile(join(dataDirectory, bucket, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

  return {
    add: (caller, file) =>
      asCaller(caller, (transaction) => storeFile(transaction, join(dataDirectory, file.bucket), file, caller.sub)),
    remove: (caller, bucket, names) =>
      asCaller(caller, async (transaction) => {
        const buckets = bucket === filesBucket ? [bucket] : [bucket, originalsBucket];
        const gone = await transaction<{ bucket_id: string; name: string }[]>`
          delete from storage.objects where bucket_id = any(${buckets}) and name = any(${names as string[]}) returning bucket_id, name`;
        for (const { bucket_id, name } of gone) {
          if (isNameIn(bucket_id, name)) await rm(join(dataDirectory, bucket_id, name), { force: true });
        }
        return gone.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
      }),
    read: (name) => read(mediaBucket, name),
    readFile: (name) => read(filesBucket, name),
    readOriginal: async (caller, name) => {
      const [row] = await asCaller(
        caller,
        (transaction) => transaction<{ type: string }[]>`
          select metadata ->> 'mimetype' as type from storage.objects where bucket_id = ${originalsBucket} and name = ${name}`,
      );
      const bytes = row && (await read(originalsBucket, name));
      return bytes && { type: row.type, bytes };
    },
  };
}

const isNameIn = (bucket: string, name: string): boolean =>
  (bucket === filesBucket ? fileNamePattern : mediaNamePattern).test(name);

/** Stores a file with the rights of the transaction's caller. @param directory of the bucket @param owner null when no account sends it */
export async function storeFile(
  transaction: postgres.TransactionSql,
  directory: string,
  { bucket, name, type, bytes }: StoredFile,
  owner: string | null,
): Promise<void> {
  const metadata = { size: bytes.length, mimetype: type, cacheControl: 'max-age=31536000' };
  await transaction`
    insert into storage.objects (bucket_id, name, owner, owner_id, metadata, version)
    values (${bucket}, ${name}, ${owner}, ${owner}, ${transaction.json(metadata)}, ${randomUUID()})`;
  // Within the transaction: a failed write rolls the row back, and the row's unique name keeps two uploads from writing the same file.
  await writeFile(directory, name, bytes);
}

/** Writes to a temporary file, flushes and renames it: a power cut leaves the whole picture or none. */
async function writeFile(directory: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, `.${name}.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, join(directory, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function throwRefusal(error: unknown): never {
  const { code, message } = error as { code?: unknown; message?: string };
  if (code === '42501') throw new MediaRefusal('not an administrator');
  if (code === 'PT409') throw new MediaRefusal('in use', message);
  if (code === '23505') throw new MediaRefusal('name taken');
  throw error;
}
