import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { repositoryPath } from '@agency/process/repository-root';

/** Every recipe; they can all be followed in one copy of the repository. */
export const recipes = ['resource', 'block', 'column', 'setting', 'public-page', 'e-mail', 'figure'] as const;

/** What a recipe says to write: the whole of new files, the lines around those of a file that change, or a command that writes. */
interface Block {
  readonly language: string;
  readonly paths: readonly string[];
  readonly text: string;
}

/** The path of a file, or a block of code, which is for the files that are named last before it: one, or two joined by « and in ». */
const PATHS_OR_BLOCK =
  /((?:(?: and in )?`[\w./<>-]+\/[\w.<>-]+\.\w+`)+)|\n( *)```(sql|tsx?|diff|bash)\n([^]*?)\n\2```/g;

let seconds = 0;
/** A migration's name, after those that are there; each is a second later than the one before. */
const now = (): string => new Date(Date.now() + 1000 * seconds++).toISOString().replaceAll(/\D/g, '').slice(0, 14);

const read = (name: string): string => readFileSync(repositoryPath(`docs/recipes/${name}.md`), 'utf8');

/** The blocks of docs/recipes/NAME.md. */
function blocksOf(name: string): Block[] {
  let paths: readonly string[] = [];
  return [...read(name).matchAll(PATHS_OR_BLOCK)].flatMap(([, named, indent = '', language = '', text = '']) => {
    if (named) paths = named.match(/[\w./<>-]+\.\w+/g) ?? [];
    return named ? [] : [{ paths, language, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }];
  });
}

/** The commands of a recipe, as people type them. */
export const commandsOf = (name: string): string[] =>
  [...read(name).matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines = '']) => lines.match(/\S.*/g) ?? []);

/** What came of following a recipe. */
interface Followed {
  /** The files that are written by hand. */
  readonly files: readonly string[];
  /** What its migration runs. */
  readonly sql: string;
  /** The lines of SQL that are written by hand, those of the schema included. */
  readonly sqlLines: number;
}

/** Follows a recipe in a copy of the repository. */
export function follow(name: string, copy: string): Followed {
  const files = new Set<string>();
  let sqlLines = 0;
  const migration = now();
  for (const { language, paths, text } of blocksOf(name)) {
    if (language === 'bash') execFileSync('bash', ['-c', text.replace('<now>', migration)], { cwd: copy });
    for (const path of language === 'bash' ? [] : paths) {
      const file = join(copy, path.replace('<now>', migration));
      if (language === 'diff') writeFileSync(file, changed(readFileSync(file, 'utf8'), text, path));
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${text}\n`, { flag: 'wx' });
      }
      files.add(path);
      if (path.endsWith('.sql')) sqlLines += text.match(language === 'diff' ? /^\+/gm : /^/gm)?.length ?? 0;
    }
  }
  const migrations = join(copy, 'supabase/migrations');
  const written = readdirSync(migrations).find((file) => file.startsWith(migration));
  return { files: [...files], sql: written ? readFileSync(join(migrations, written), 'utf8') : '', sqlLines };
}

/** Changes a text as a unified diff without line numbers says. */
function changed(before: string, diff: string, path: string): string {
  return diff.split(/^@@.*\n/m).reduce((text, hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n');
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n');
    const [old, fresh] = [without('+'), without('-')];
    const places = text.split(old).length - 1;
    if (places !== 1) throw new Error(`${path} has ${places} times:\n${old}`);
    return text.replace(old, () => fresh);
  }, before);
}

/** What is built, kept or installed. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.temp', 'test-results']);

/** A copy of the repository's sources, whose packages find each other and what is installed. */
export function copyRepository(): string {
  const root = repositoryPath('.');
  const copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !/cache|^\.vite/.test(entry)))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  const packagesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => join(folder, name));
  const packages = [...packagesIn('.'), ...packagesIn('packages')];
  for (const name of packages.filter((folder) => existsSync(join(root, folder, 'node_modules'))))
    cpSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), {
      recursive: true,
      // Links between packages are relative: those of the copy lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !basename(source).startsWith('.vite'),
    });
  return copy;
}
