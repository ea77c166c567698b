import type { DropPoint } from '../../ui/media/use-picture-target';

/**
 * Maps a position in a text to the text after an edit. Text inserted exactly at the position comes after it; a position inside replaced
 * text moves to the start of the replacement.
 * @returns the position, in characters
 */
export function positionAfterEdit(place: number, before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (place <= start) return place;
  return place >= before.length - end ? place + after.length - before.length : start;
}

/** The tags of elements that cannot contain an inserted block. */
const wholeTag = /<(\/?)(p|h[1-6]|pre|figure)\b[^>]*>/gi;

/** Returns the position, or if it is inside a tag or a paragraph, the position after it. */
export function positionOutsideTags(html: string, place: number): number {
  let open: { readonly name: string; readonly end: number } | undefined;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(wholeTag)) {
    if (index >= place) break;
    if (!slash) open ??= { name, end: index + tag.length };
    else if (open?.name === name) open = undefined;
  }
  if (open) {
    const closing = `</${open.name}>`;
    const at = html.indexOf(closing, open.end);
    if (at >= 0) return at + closing.length;
  }
  const opened = place > 0 ? html.lastIndexOf('<', place - 1) : -1;
  const closed = html.indexOf('>', opened);
  const isInTag = opened >= 0 && closed >= place && /^<[a-z/!]/i.test(html.slice(opened, opened + 2));
  return isInTag ? closed + 1 : place;
}

/** `caretPositionFromPoint` is optional: some browsers lack it, although TypeScript declares it. */
type Caret = Partial<Pick<Document, 'caretPositionFromPoint'>>;

/** The character position of a drop in a textarea; undefined if the browser does not tell. */
export function droppedInTextarea(textarea: HTMLTextAreaElement, { x, y }: DropPoint): number | undefined {
  const caret = (document as Caret).caretPositionFromPoint?.call(document, x, y);
  return caret?.offsetNode === textarea ? caret.offset : undefined;
}
