import { fileURLToPath } from 'node:url';

/** The repository's folder; this module sits two levels below it both as source and in the built file. */
const repositoryRoot = new URL('../../', import.meta.url);

/** The absolute path of something in the repository. */
export const repositoryPath = (path: string): string => fileURLToPath(new URL(path, repositoryRoot));
