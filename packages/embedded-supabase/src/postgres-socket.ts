import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';

/** Name of the unix socket in its folder. */
export const socketName = '.s.PGSQL.5432';

/**
 * Returns the socket's folder of the PostgreSQL that accepts connections for a data directory, in whichever container it runs, even if it
 * is paused, because the kernel accepts connections for it. Returns undefined if there is none.
 */
export async function activeSocketFolder(directory: string): Promise<string | undefined> {
  for (const folder of [join(directory, 'run'), recordedSocketFolder(directory)])
    if (folder && (await isAnswering(join(folder, socketName)))) return folder;
  return undefined;
}

/** Reads the socket's folder from the fifth line of postmaster.pid: the socket of a directory with a long path is elsewhere. */
function recordedSocketFolder(directory: string): string | undefined {
  try {
    return readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[4];
  } catch {
    return undefined;
  }
}

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = createConnection(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
