import type { Command } from '@tiptap/core';
import { NodeSelection, TextSelection, type Selection } from '@tiptap/pm/state';

/** Where the innermost block of a kind that holds the selection, or that is selected itself, begins and ends. */
function blockAround(selection: Selection, kind: string): { readonly start: number; readonly end: number } | undefined {
  const { $from } = selection;
  if (selection instanceof NodeSelection && selection.node.type.name === kind)
    return { start: selection.from, end: selection.to };
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === kind) return { start: $from.before(depth), end: $from.after(depth) };
  return undefined;
}

/** Puts the caret into the paragraph that follows a block; makes one where something else follows, or nothing. */
export const caretAfter =
  (kind: string): Command =>
  ({ tr, state, dispatch }) => {
    const block = blockAround(tr.selection, kind);
    if (!block) return false;
    if (!dispatch) return true;
    const { end } = block;
    if (tr.doc.resolve(end).nodeAfter?.type.name !== 'paragraph') tr.insert(end, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
    return true;
  };

/** Puts the caret where the text of a block begins: into the first cell of a table. */
export const caretAtStart =
  (kind: string): Command =>
  ({ tr, dispatch }) => {
    // Asked whether it could, after another command that was not run either.
    if (!dispatch) return true;
    const block = blockAround(tr.selection, kind);
    if (block) tr.setSelection(TextSelection.near(tr.doc.resolve(block.start + 1)));
    return block !== undefined;
  };

/** Removes a block whole. */
export const removeAround =
  (kind: string): Command =>
  ({ tr, dispatch }) => {
    const block = blockAround(tr.selection, kind);
    if (block && dispatch) tr.delete(block.start, block.end);
    return block !== undefined;
  };
