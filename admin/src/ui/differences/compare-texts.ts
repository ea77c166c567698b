import { diffArrays } from 'diff';

/** A part of a text, which both versions have (`same`, or `folded` until the reader opens it), or only one of them. */
export interface Segment {
  readonly kind: 'same' | 'removed' | 'added' | 'folded';
  readonly text: string;
}

const contextLines = 1;
const minFoldedLines = 2;
/** The number of changes above which texts are not compared: it would take seconds, and they have little in common. */
const maxEditLength = 1000;
/** With a smaller share of common words, a line is shown as replaced whole: scattered common words are unreadable. */
const minCommonShare = 0.35;

/** Compares texts by line (up to a line feed or the end of an HTML block), changed lines by word. @returns hunks of whole lines */
export function compareTexts(before: string, after: string): Segment[][] {
  const [former, present] = [linesOf(before), linesOf(after)];
  const runs = diffArrays(former, present, { maxEditLength }) ?? [
    { value: former, removed: true, added: false },
    { value: present, removed: false, added: true },
  ];
  return runs.flatMap((run, index): Segment[][] => {
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    const kind = kindOf(run);
    if (kind === 'same') return folded(run.value, !previous, !next);
    // Added lines were compared already, with the removed lines that they replace.
    if (run.added && previous?.removed) return [];
    const text = run.value.join('\n');
    return [next?.added ? compareWords(text, next.value.join('\n')) : [{ kind, text }]];
  });
}

const kindOf = (run: { readonly added: boolean; readonly removed: boolean }) =>
  run.added ? 'added' : run.removed ? 'removed' : 'same';

/** The end of a block: a new line begins after it. */
const blockEnd =
  /(<\/(?:p|h[1-6]|li|[uo]l|blockquote|fig(?:ure|caption)|t[rdh]|table|pre|div|section)>|<(?:br|hr)\b[^<>]*>)/gi;

const linesOf = (text: string): string[] =>
  text === ''
    ? []
    : text.replace(/\r\n?/g, '\n').replace(blockEnd, '$1\n').replace(/\n+/g, '\n').replace(/\n$/, '').split('\n');

/** Folds unchanged lines, except the context of a change. */
function folded(lines: readonly string[], isFirst: boolean, isLast: boolean): Segment[][] {
  const start = isFirst ? 0 : contextLines;
  const end = lines.length - (isLast ? 0 : contextLines);
  const parts = [
    ['same', lines.slice(0, start)],
    ['folded', lines.slice(start, end)],
    ['same', lines.slice(end)],
  ] as const;
  return (end - start < minFoldedLines ? [['same', lines] as const] : parts)
    .filter(([, some]) => some.length > 0)
    .map(([kind, some]) => [{ kind, text: some.join('\n') }]);
}

/** A tag, an entity, white space, a word, or a single character. */
const token = /<[^<>]*>|&\w+;|\s+|[\p{L}\p{N}]+|[^]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];
const wordsIn = (tokens: readonly string[]): number => tokens.filter((text) => /^[\p{L}\p{N}]/u.test(text)).length;

/** The difference of a hunk by word; a removal precedes its replacement. */
function compareWords(before: string, after: string): Segment[] {
  const [former, present] = [tokensOf(before), tokensOf(after)];
  const runs = diffArrays(former, present, { maxEditLength }) ?? [];
  const common = wordsIn(runs.filter((run) => kindOf(run) === 'same').flatMap(({ value }) => value));
  if (runs.length === 0 || common < Math.max(wordsIn(former), wordsIn(present)) * minCommonShare) {
    return [
      { kind: 'removed', text: before },
      { kind: 'same', text: '\n' },
      { kind: 'added', text: after },
    ];
  }
  return mergeAdjacentChanges(runs.map((run) => ({ kind: kindOf(run), text: run.value.join('') })));
}

/** Merges changes that are separated by a single common space, so that changed words are read together. */
function mergeAdjacentChanges(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let changed = { removed: '', added: '' };
  const flush = () => {
    for (const kind of ['removed', 'added'] as const) if (changed[kind]) result.push({ kind, text: changed[kind] });
    changed = { removed: '', added: '' };
  };
  for (const segment of segments) {
    const isBetweenChanges = segment.text === ' ' && (changed.removed !== '' || changed.added !== '');
    if (segment.kind === 'same' && !isBetweenChanges) {
      flush();
      result.push(segment);
    } else {
      if (segment.kind !== 'added') changed.removed += segment.text;
      if (segment.kind !== 'removed') changed.added += segment.text;
    }
  }
  flush();
  return result;
}
