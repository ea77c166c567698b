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
import { repositoryPath } from '../../src/core/repository-root';

/** Every recipe; they can all be followed in one copy of the repository. */
export const recipes = ['resource', 'column', 'public-page', 'e-mail'] as const;

/** What a recipe says to write into one file: the whole of a new file, or the lines around those that change. */
interface Block {
  readonly language: string;
  readonly path: string;
  readonly text: string;
}

/** A file's path, or a block of code, which is for the file that is named last before it. */
const PATH_OR_BLOCK = /`([\w./<>-]+\/[\w.<>-]+\.\w+)`|\n( *)```(sql|tsx?|diff)\n([^]*?)\n\2```/g;

let seconds = 0;
/** A migration's name, after those that are there; each is a second later than the one before. */
const now = (): string => new Date(Date.now() + 1000 * seconds++).toISOString().replaceAll(/\D/g, '').slice(0, 14);

const read = (name: string): string => readFileSync(repositoryPath(`docs/recipes/${name}.md`), 'utf8');

/** The blocks of docs/recipes/NAME.md. */
function blocksOf(name: string): Block[] {
  let path = '';
  return [...read(name).matchAll(PATH_OR_BLOCK)].flatMap(([, named, indent = '', language = '', text = '']) => {
    if (named) path = named.replace('<now>', now);
    return named ? [] : [{ path, language, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }];
  });
}

/** The commands of a recipe, as people type them. */
export const commandsOf = (name: string): string[] =>
  [...read(name).matchAll(/```sh\n([^]*?)```/g)].flatMap(([, lines = '']) => lines.match(/\S.*/g) ?? []);

/**
 * Follows a recipe in a copy of the repository.
 * @returns the files that it writes by hand, and its SQL
 */
export function follow(name: string, copy: string): { readonly files: readonly string[]; readonly sql: string } {
  const blocks = blocksOf(name);
  for (const { language, path, text } of blocks) {
    const file = join(copy, path);
    if (language === 'diff') writeFileSync(file, changed(readFileSync(file, 'utf8'), text, path));
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`, { flag: 'wx' });
    }
  }
  return {
    files: [...new Set(blocks.map(({ path }) => path))],
    sql: blocks.flatMap(({ path, text }) => (path.startsWith('supabase/migrations/') ? [text] : [])).join('\n'),
  };
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
  const packages = [...readdirSync(root), ...readdirSync(join(root, 'extras')).map((name) => `extras/${name}`)];
  for (const name of packages.filter((folder) => existsSync(join(root, folder, 'node_modules'))))
    cpSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), {
      recursive: true,
      // Links between packages are relative: those of the copy lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !basename(source).startsWith('.vite'),
    });
  return copy;
}
