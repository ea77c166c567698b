import { fileURLToPath } from 'node:url';

/** The repository's folder, from this module as source and from the built file that holds it, the tests' own too. */
const repositoryRoot = import.meta.url.replace(/(?:server|packages\/[^/]+)\/(?:src|dist|\.temp)\/[^/]*$/, '');

/** The absolute path of something in the repository. */
export const repositoryPath = (path: string): string => fileURLToPath(new URL(path, repositoryRoot));
