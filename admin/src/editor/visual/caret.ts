import { type Command, findParentNode } from '@tiptap/core';
import { NodeSelection, TextSelection, type Selection } from '@tiptap/pm/state';

/** The innermost block of a kind around the selection, or selected itself, and its position. */
const blockAround = (selection: Selection, kind: string) =>
  selection instanceof NodeSelection && selection.node.type.name === kind
    ? { node: selection.node, pos: selection.from }
    : findParentNode(({ type }) => type.name === kind)(selection);

/** Moves the caret to the paragraph after a block, which is added when missing. */
export const caretAfter =
  (kind: string): Command =>
  ({ tr, state, dispatch }) => {
    const block = blockAround(tr.selection, kind);
    if (!block) return false;
    if (!dispatch) return true;
    const end = block.pos + block.node.nodeSize;
    if (tr.doc.resolve(end).nodeAfter?.type.name !== 'paragraph') tr.insert(end, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
    return true;
  };

/** Moves the caret to the start of a block: into the first cell of a table. */
export const caretAtStart =
  (kind: string): Command =>
  ({ tr, dispatch }) => {
    // A dry run: the chain has not inserted the block either.
    if (!dispatch) return true;
    const block = blockAround(tr.selection, kind);
    if (block) tr.setSelection(TextSelection.near(tr.doc.resolve(block.pos + 1)));
    return block !== undefined;
  };
