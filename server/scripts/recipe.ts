import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of code in a recipe: a whole new file, changed lines of a file with the lines around them, or a command that writes. */
export interface Block {
  readonly language: string;
  readonly paths: readonly string[];
  readonly text: string;
}

/** Matches the paths of the files that the next block is about (one, or two joined by "and in"), or a block of code. */
const PATHS_OR_BLOCK =
  /((?:(?: and in )?`[\w./<>-]+\/[\w.<>-]+\.\w+`)+)|\n( *)```(sql|tsx?|diff|bash)\n([^]*?)\n\2```/g;

/** Returns the blocks of a recipe, or of a part of one. */
export function blocksOf(recipe: string): Block[] {
  let paths: readonly string[] = [];
  return [...recipe.matchAll(PATHS_OR_BLOCK)].flatMap(([, named, indent = '', language = '', text = '']) => {
    if (named) paths = named.match(/[\w./<>-]+\.\w+/g) ?? [];
    return named ? [] : [{ paths, language, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') }];
  });
}

/** Writes the blocks of a recipe. @param now the migration's version, for `<now>` in paths @returns the hand-written files */
export function followBlocks(blocks: readonly Block[], root: string, now: string): string[] {
  const files = new Set<string>();
  for (const { language, paths, text } of blocks) {
    if (language === 'bash') execFileSync('bash', ['-c', text.replace('<now>', now)], { cwd: root });
    for (const path of language === 'bash' ? [] : paths) {
      const file = join(root, path.replace('<now>', now));
      if (language === 'diff') writeFileSync(file, changed(readFileSync(file, 'utf8'), text, path));
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${text}\n`, { flag: 'wx' });
      }
      files.add(path);
    }
  }
  return [...files];
}

/** Changes a text by a unified diff without line numbers. */
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
