import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { blocksOf, followBlocks } from '../../scripts/recipe';
import { repositoryPath } from '@agency-site/process/repository-root';

/** Every recipe. All of them can be followed in one copy of the repository. */
export const recipes = ['resource', 'block', 'column', 'setting', 'public-page', 'e-mail', 'figure'] as const;

let seconds = 0;
/** Returns a migration's version, later than the existing ones; each is a second after the one before. */
const now = (): string => new Date(Date.now() + 1000 * seconds++).toISOString().replaceAll(/\D/g, '').slice(0, 14);

const read = (name: string): string => readFileSync(repositoryPath(`docs/recipes/${name}.md`), 'utf8');

/** Returns the commands of a recipe, as people type them. */
export const commandsOf = (name: string): string[] =>
  [...read(name).matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines = '']) => lines.match(/\S.*/g) ?? []);

/** The result of following a recipe. */
interface Followed {
  /** The hand-written files. */
  readonly files: readonly string[];
  /** The statements of its migration. */
  readonly sql: string;
  /** The number of hand-written lines of SQL, including those of the schema. */
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
 * Copies the repository's sources, so that packages find each other and the installed ones.
 * @param place the folder in which to create the copy
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
      // Links between packages are relative, so those of the copy point into the copy.
      verbatimSymlinks: true,
      filter: (source) => !basename(source).startsWith('.vite'),
    });
  return copy;
}
