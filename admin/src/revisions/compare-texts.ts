import { diffArrays } from 'diff';

/** Some text that both versions have, or only one of them. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A part of a text: unchanged lines nobody has to read again, or lines to be read. */
export type Passage =
  | { readonly kind: 'folded'; readonly lines: readonly string[] }
  | { readonly kind: 'shown'; readonly pieces: readonly Piece[] };

/** Unchanged lines shown on either side of a change, so that one knows where it is. */
const context = 1;
/** Fewer unchanged lines than this are not worth folding. */
const worthFolding = 2;
/** Beyond so many changes two texts have little in common, and looking for it would take seconds. */
const maxEditLength = 1000;
/** Words are compared one by one only where this share of them is common: else they would be confetti. */
const commonEnough = 0.35;

/**
 * What changed between two texts, HTML or not: by line, and by word where a line was reworded. A line is what the text
 * has on one, or one block of HTML.
 */
export function compareTexts(before: string, after: string): Passage[] {
  const [former, present] = [linesOf(before), linesOf(after)];
  const runs = diffArrays(former, present, { maxEditLength }) ?? [
    { value: former, removed: true, added: false },
    { value: present, removed: false, added: true },
  ];
  const passages: Passage[] = [];
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index];
    if (!run) continue;
    const next = runs[index + 1];
    if (!run.removed && !run.added) passages.push(...folded(run.value, index === 0, !next));
    else if (run.removed && next?.added) {
      passages.push({ kind: 'shown', pieces: compareWords(joined(run.value), joined(next.value)) });
      index += 1;
    } else {
      passages.push({ kind: 'shown', pieces: [{ kind: run.added ? 'added' : 'removed', text: joined(run.value) }] });
    }
  }
  return passages;
}

const joined = (lines: readonly string[]): string => lines.join('\n');

/** Ends of blocks, after which a reader expects a new line even when the source has none. */
const blockEnd =
  /(<\/(?:p|h[1-6]|li|[uo]l|blockquote|fig(?:ure|caption)|t[rdh]|table|pre|div|section)>|<(?:br|hr)\b[^<>]*>)/gi;

const linesOf = (text: string): string[] =>
  text === ''
    ? []
    : text.replace(/\r\n?/g, '\n').replace(blockEnd, '$1\n').replace(/\n+/g, '\n').replace(/\n$/, '').split('\n');

const shown = (lines: readonly string[]): Passage[] =>
  lines.length > 0 ? [{ kind: 'shown', pieces: [{ kind: 'same', text: joined(lines) }] }] : [];

/** Unchanged lines, but for those beside a change. */
function folded(lines: readonly string[], isFirst: boolean, isLast: boolean): Passage[] {
  const start = isFirst ? 0 : context;
  const end = lines.length - (isLast ? 0 : context);
  if (end - start < worthFolding) return shown(lines);
  return [
    ...shown(lines.slice(0, start)),
    { kind: 'folded', lines: lines.slice(start, end) },
    ...shown(lines.slice(end)),
  ];
}

/** A tag, an entity, spaces, a word, or a sign on its own. */
const token = /<[^<>]*>|&\w+;|\s+|[\p{L}\p{N}]+|[^]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];
const isWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);
const wordsIn = (tokens: readonly string[]): number => tokens.filter(isWord).length;

/** The pieces of two wordings of one passage, as they are read: what was removed stands before what replaces it. */
function compareWords(before: string, after: string): Piece[] {
  const [former, present] = [tokensOf(before), tokensOf(after)];
  const runs = diffArrays(former, present, { maxEditLength }) ?? [];
  const common = wordsIn(runs.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value));
  if (runs.length === 0 || common < Math.max(wordsIn(former), wordsIn(present)) * commonEnough) {
    return [
      { kind: 'removed', text: before },
      { kind: 'same', text: '\n' },
      { kind: 'added', text: after },
    ];
  }
  return withoutConfetti(
    runs.map(({ value, added, removed }) => ({ kind: kindOf(added, removed), text: value.join('') })),
  );
}

function kindOf(added: boolean, removed: boolean): Piece['kind'] {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
}

/** A space that both wordings have between two changed words belongs to the change: words are read together. */
function withoutConfetti(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const piece of pieces) {
    const bridges = piece.text === ' ' && piece.kind === 'same' && (removed !== '' || added !== '');
    if (piece.kind === 'same' && !bridges) {
      flush();
      result.push(piece);
    } else {
      if (piece.kind !== 'added') removed += piece.text;
      if (piece.kind !== 'removed') added += piece.text;
    }
  }
  flush();
  return result;
}
