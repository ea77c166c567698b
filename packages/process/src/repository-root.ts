import { fileURLToPath } from 'node:url';

/** The address of the repository's folder, derived from that of this module: a source file, or the built file that contains it. */
const repositoryRoot = import.meta.url.replace(/(?:server|packages\/[^/]+)\/(?:src|dist|\.temp)\/[^/]*$/, '');

export const repositoryPath = (path: string): string => fileURLToPath(new URL(path, repositoryRoot));
