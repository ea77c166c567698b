import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFile } from '@agency-site/process/data-directory-files';
import { generateApiKey } from '@supabase/lite';

/** The secret that signs sessions, and the API keys of clients. */
export interface ApiKeys {
  /** Signs sessions (HS256); 64 random hexadecimal characters. */
  readonly jwtSecret: string;
  /** For browsers: the role `anon` until a person signs in. */
  readonly publishableKey: string;
  /** For the server only: the role `service_role`. */
  readonly secretKey: string;
}

/** Reads the keys of a data directory; the first start creates them. @param directory the data directory; the file in it has mode 600 */
export async function readOrCreateApiKeys(directory: string): Promise<ApiKeys> {
  const file = join(directory, keysFile);
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    return JSON.parse(readFileSync(file, 'utf8')) as ApiKeys;
  }
  const keys: ApiKeys = {
    jwtSecret: randomBytes(32).toString('hex'),
    publishableKey: (await generateApiKey('publishable')).key,
    secretKey: (await generateApiKey('secret')).key,
  };
  // Written to a temporary file and renamed: killing the server halfway leaves no partial file.
  writeFileSync(`${file}.partial`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
  return keys;
}
