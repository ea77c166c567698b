import type { DropPoint } from '../../ui/media/use-picture-target';

/** Where a place of a text is after an edit: behind what came before it, before what was written right there. */
export function placeAfterEdit(place: number, before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (place <= start) return place;
  return place >= before.length - end ? place + after.length - before.length : start;
}

/** Elements in which no block may stand. */
const wholeTag = /<(\/?)(p|h[1-6]|pre|figure)\b[^>]*>/gi;

/** The same place, or behind the tag or the paragraph around it. */
export function outsideTags(html: string, place: number): number {
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

/** Not in every browser, whatever its type says. */
type Caret = Partial<Pick<Document, 'caretPositionFromPoint'>>;

/** Where something was dropped in a textarea; undefined where the browser does not say. */
export function droppedInTextarea(textarea: HTMLTextAreaElement, { x, y }: DropPoint): number | undefined {
  const caret = (document as Caret).caretPositionFromPoint?.call(document, x, y);
  return caret?.offsetNode === textarea ? caret.offset : undefined;
}
