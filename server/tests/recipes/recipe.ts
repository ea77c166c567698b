import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { blocksOf, followBlocks } from '../../scripts/recipe';
import { repositoryPath } from '@agency/process/repository-root';

/** Every recipe; they can all be followed in one copy of the repository. */
export const recipes = ['resource', 'block', 'column', 'setting', 'public-page', 'e-mail', 'figure'] as const;

let seconds = 0;
/** A migration's name, after those that are there; each is a second later than the one before. */
const now = (): string => new Date(Date.now() + 1000 * seconds++).toISOString().replaceAll(/\D/g, '').slice(0, 14);

const read = (name: string): string => readFileSync(repositoryPath(`docs/recipes/${name}.md`), 'utf8');

/** The commands of a recipe, as people type them. */
export const commandsOf = (name: string): string[] =>
  [...read(name).matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines = '']) => lines.match(/\S.*/g) ?? []);

/** The result of following a recipe. */
interface Followed {
  /** The files that are written by hand. */
  readonly files: readonly string[];
  /** The statements of its migration. */
  readonly sql: string;
  /** The lines of SQL that are written by hand, those of the schema included. */
  readonly sqlLines: number;
}

/** Follows a recipe in a copy of the repository. */
export function follow(name: string, copy: string): Followed {
  const migration = now();
  const blocks = blocksOf(read(name));
  const files = followBlocks(blocks, copy, migration);
  const sqlLines = blocks
    .filter(({ language }) => language !== 'bash')
    .flatMap(({ language, paths, text }) =>
      paths
        .filter((path) => path.endsWith('.sql'))
        .map(() => text.match(language === 'diff' ? /^\+/gm : /^/gm)?.length ?? 0),
    );
  const migrations = join(copy, 'supabase/migrations');
  const written = readdirSync(migrations).find((file) => file.startsWith(migration));
  return {
    files,
    sql: written ? readFileSync(join(migrations, written), 'utf8') : '',
    sqlLines: sqlLines.reduce((sum, lines) => sum + lines, 0),
  };
}

/** Folders of builds, test results and installed packages. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.temp', 'test-results']);

/**
 * A copy of the repository's sources, whose packages find each other and what is installed.
 * @param place the folder that the copy is a folder of
 */
export function copyRepository(place = tmpdir()): string {
  const root = repositoryPath('.');
  const copy = mkdtempSync(join(place, 'sources-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !/cache|^\.vite/.test(entry)))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  const packagesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
  const packages = ['.', 'packages', 'supabase'].flatMap(packagesIn);
  for (const name of packages.filter((folder) => existsSync(join(root, folder, 'node_modules'))))
    cpSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), {
      recursive: true,
      // Links between packages are relative: those of the copy lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !basename(source).startsWith('.vite'),
    });
  return copy;
}
