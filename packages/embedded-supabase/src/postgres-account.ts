import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { binariesIn, type PostgresBinaries } from './postgres-binaries';

/**
 * The account that PostgreSQL runs under, because PostgreSQL refuses root:
 * - `self`: the account that runs Node (the ordinary case);
 * - `namespace`: root's own files, seen from a user namespace in which root is called uid 1000;
 * - `unprivileged`: uid and gid 65534, for containers that run as root and forbid namespaces.
 */
export type PostgresAccount = 'self' | 'namespace' | 'unprivileged';

const UNPRIVILEGED_ID = 65534;
const NAMESPACE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'] as const;

/** Returns the first account, in order of preference, under which PostgreSQL can run. */
export function choosePostgresAccount(): PostgresAccount {
  if (process.getuid?.() !== 0) return 'self';
  const [command, ...options] = NAMESPACE;
  return spawnSync(command, [...options, 'true']).status === 0 ? 'namespace' : 'unprivileged';
}

/** A command ready for `spawn` or `spawnSync`. */
interface Command {
  readonly program: string;
  readonly args: string[];
  readonly identity: { uid?: number; gid?: number };
}

/** The command that runs a program under an account. */
export function commandAs(account: PostgresAccount, program: string, args: string[]): Command {
  if (account === 'self') return { program, args, identity: {} };
  if (account === 'unprivileged') return { program, args, identity: { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } };
  const [unshare, ...options] = NAMESPACE;
  return { program: unshare, args: [...options, program, ...args], identity: {} };
}

/**
 * Gives a folder and its content to the account (chown). The owner may be another one: the same data directory can be
 * started with user namespaces allowed one day and forbidden the next.
 */
export function changeOwner(account: PostgresAccount, directory: string): void {
  if (account === 'self') return;
  const owner = account === 'unprivileged' ? UNPRIVILEGED_ID : 0;
  if (statSync(directory).uid === owner) return;
  for (const entry of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(directory, entry), owner, owner);
  }
  chownSync(directory, owner, owner);
}

/**
 * Chooses the folder of the database's files and the binaries. An unprivileged account may be unable to read either (a
 * data directory below a home that only root can enter): both then move below /var/lib, which only root can write.
 * @param account who runs PostgreSQL
 * @param preferred absolute path of the preferred folder; created when missing
 * @param binaries the binaries found
 */
export function reachableFolder(
  account: PostgresAccount,
  preferred: string,
  binaries: PostgresBinaries,
): { directory: string; binaries: PostgresBinaries } {
  if (account !== 'unprivileged') return { directory: preferred, binaries };
  const place = join(
    '/var/lib',
    `embedded-supabase-${createHash('sha256').update(preferred).digest('hex').slice(0, 12)}`,
  );
  const directory = canReach(preferred) ? preferred : place;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (canReach(binaries.postgres)) return { directory, binaries };
  const copy = `${place}-postgres`;
  if (!existsSync(copy)) {
    rmSync(`${copy}.partial`, { recursive: true, force: true });
    cpSync(binaries.root, join(`${copy}.partial`, 'native'), { recursive: true });
    renameSync(`${copy}.partial`, copy);
  }
  return { directory, binaries: binariesIn(join(copy, 'native')) };
}

/** Whether the unprivileged account can read a path: `test` runs as that account, so the kernel decides. */
function canReach(path: string): boolean {
  return spawnSync('test', ['-e', path], { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }).status === 0;
}
