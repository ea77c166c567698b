import { type Command, findParentNode } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';

/** Finds the selected block of a kind, or the innermost one around the selection, and its position. */
const blockAround = (selection: Selection, kind: string) =>
  selection instanceof NodeSelection && selection.node.type.name === kind
    ? { node: selection.node, pos: selection.from }
    : findParentNode(({ type }) => type.name === kind)(selection);

/** Blocks that cannot contain an inserted block, and that it may not cut in two. */
const closed = new Set(['figure', 'video', 'preformatted', 'linkButton']);

/** The position at which to insert a block: the given one, or beside the surrounding block if that must stay whole. */
export function blockPlace(content: Node, position: number): number {
  const $position = content.resolve(Math.min(position, content.content.size));
  for (let depth = 1; depth <= $position.depth; depth += 1)
    if (closed.has($position.node(depth).type.name)) return $position.after(depth);
  const { parent, parentOffset, pos } = $position;
  const isAtEnd = parent.isTextblock && parentOffset > 0 && parentOffset === parent.content.size;
  return isAtEnd ? $position.after() : pos;
}

/** Moves the caret after the selected words, which an insertion would otherwise replace. */
export const caretAfterSelection: Command = ({ tr, dispatch }) => {
  if (dispatch && !tr.selection.empty) tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.to), -1));
  return true;
};

/**
 * Moves the caret to the paragraph after a block, and adds that paragraph when it is missing.
 * @param isEmpty whether the paragraph must have no words
 */
export const caretAfter =
  (kind: string, isEmpty = false): Command =>
  ({ tr, state, dispatch }) => {
    const block = blockAround(tr.selection, kind);
    if (!block) return false;
    if (!dispatch) return true;
    const end = block.pos + block.node.nodeSize;
    const next = tr.doc.resolve(end).nodeAfter;
    if (next?.type.name !== 'paragraph' || (isEmpty && next.childCount > 0))
      tr.insert(end, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
    return true;
  };

/** Moves the caret to the start of the block that was just inserted before or around it, for example into the first cell of a table. */
export const caretAtStart =
  (kind: string): Command =>
  ({ tr, dispatch }) => {
    // In a dry run, the chain has not inserted the block.
    if (!dispatch) return true;
    let start: number | undefined;
    tr.doc.nodesBetween(0, tr.selection.from, ({ type }, position) => {
      if (type.name === kind) start = position;
    });
    if (start !== undefined) tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
    return start !== undefined;
  };
