import { ImportFileError } from './model';
import type { Attributes } from './restrictions';

/** A block with all that it holds, which is written already. */
export interface WrittenBlock {
  /** Without `core/`. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly inner: string;
  /** With the comments around it. */
  readonly whole: string;
}

/** The comments between which WordPress keeps its blocks; `<` is written otherwise in what they hold. */
const DELIMITER = /<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s+(?:(\{(?:(?!<!--)[^])*?\})\s+)?(\/)?-->/g;
const DEEPEST = 150;

/**
 * Writes a text anew, block by block, those inside before the one that holds them. As WordPress reads it, an end closes what was
 * opened last, and the end of the text all that is open.
 * @param writeBetween what stands in no block
 * @throws {ImportFileError}
 */
export function rewriteBlocks(
  text: string,
  write: (block: WrittenBlock) => string,
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
    // WordPress reads no attribute of it either; what says that it is hidden is believed.
    return /"(blockVisibility"\s*:\s*false|hideBlock"\s*:\s*true)/.test(json) ? { hideBlock: true } : {};
  }
}
