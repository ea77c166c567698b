import { fileURLToPath } from 'node:url';

/** The repository's folder, found from this module as source or from the built file that contains it, also in tests. */
const repositoryRoot = import.meta.url.replace(/(?:server|packages\/[^/]+)\/(?:src|dist|\.temp)\/[^/]*$/, '');

/** Returns the absolute path of a file in the repository. */
export const repositoryPath = (path: string): string => fileURLToPath(new URL(path, repositoryRoot));
