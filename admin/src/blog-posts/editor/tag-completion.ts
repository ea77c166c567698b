import type { TagInUse } from '../use-tags-in-use';

const shown = 8;

/** Without case nor accents: « fac » and « électro » find « Facturation électronique ». */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const partsOf = (typed: string): string[] => typed.split(',').map((part) => part.trim());

/** Tags in use that go on from what is being typed after the last comma, the most used first. */
export function completions(typed: string, tags: readonly TagInUse[]): string[] {
  const parts = partsOf(typed);
  const fragment = plain(parts.at(-1) ?? '');
  if (!fragment) return [];
  const chosen = new Set(parts.slice(0, -1));
  const found = tags.map(({ tag }) => tag).filter((tag) => plain(tag).includes(fragment) && !chosen.has(tag));
  // One that is typed in full needs no completing.
  return found.length === 1 && found[0] === parts.at(-1) ? [] : found.slice(0, shown);
}

/** The text with its last tag completed, ready for the next one. */
export function completed(typed: string, tag: string): string {
  return [...partsOf(typed).slice(0, -1), tag, ''].join(', ');
}
