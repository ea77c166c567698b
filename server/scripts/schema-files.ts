import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '@agency-site/process/repository-root';

/** Returns the files of the schema, sorted by path, which is the order of loading. */
export const readSchemas = (folder = repositoryPath('supabase/schemas')) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
