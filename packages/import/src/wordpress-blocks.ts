import { ImportFileError } from './model';
import type { Attributes } from './restrictions';

/** A block whose inner blocks are already rewritten. */
export interface RewrittenBlock {
  /** The block's name without `core/`. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly inner: string;
  /** The block with the comments around it. */
  readonly whole: string;
}

/** The comments between which WordPress stores its blocks; their attributes contain `<` only as an escape. */
const DELIMITER = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(?:(\{(?:(?!<!--)[^])*?\})\s+)?(\/)?-->/g;
const DEEPEST = 150;

/**
 * Rewrites a text block by block, inner blocks first. As in WordPress, an end closes the last open block, and the end of the text closes
 * all.
 * @param writeBetween writes text outside of blocks
 * @throws {ImportFileError}
 */
export function rewriteBlocks(
  text: string,
  write: (block: RewrittenBlock) => string,
  writeBetween: (words: string) => string = (words) => words,
): string {
  const open: { readonly name: string; readonly json: string; readonly start: string; written: string }[] = [];
  let out = '';
  const add = (words: string): void => {
    const parent = open.at(-1);
    if (parent) parent.written += words;
    else out += words;
  };
  const close = (end: string): void => {
    const block = open.pop();
    if (block) add(written(block.name, block.json, block.written, block.start + block.written + end));
  };
  const written = (name: string, json: string, inner: string, whole: string): string =>
    write({ name: name.replace(/^core\//, ''), attributes: attributesIn(json), inner, whole });
  const between = (words: string): void => add(open.length === 0 ? writeBetween(words) : words);
  let from = 0;
  for (const { 0: whole, 1: isEnd, 2: name = '', 3: json = '', 4: isVoid, index } of text.matchAll(DELIMITER)) {
    between(text.slice(from, index));
    from = index + whole.length;
    if (isEnd) close(whole);
    else if (isVoid) add(written(name, json, '', whole));
    else open.push({ name, json, start: whole, written: '' });
    if (open.length > DEEPEST) throw new ImportFileError('too-deep');
  }
  between(text.slice(from));
  while (open.length > 0) close('');
  return out;
}

function attributesIn(json: string): Attributes {
  try {
    return json === '' ? {} : (JSON.parse(json) as Attributes);
  } catch {
    // WordPress ignores such attributes too, but the import believes one that hides the block.
    return /"(blockVisibility"\s*:\s*false|hideBlock"\s*:\s*true)/.test(json) ? { hideBlock: true } : {};
  }
}
