import type { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { DropPoint } from '../../ui/media/use-picture-target';
import { blockPlace, caretAfter } from './caret';
import { parseContent } from './editor-html';

/** The place of a drop, before or after the block that it fell on: no words are cut. Undefined beside the text. */
function droppedAt({ view, state: { doc } }: Editor, { x, y }: DropPoint): number | undefined {
  const place = view.posAtCoords({ left: x, top: y })?.pos;
  if (place === undefined) return undefined;
  const $place = doc.resolve(place);
  const { parent, parentOffset } = $place;
  if (!parent.isTextblock) return place;
  return parentOffset * 2 < parent.content.size ? $place.start() : $place.end();
}

/** Inserts a figure at a place, and replaces nothing: selected words stay selected. @returns the place after it */
function insertFigure(editor: Editor, html: string, place: number): number {
  const { schema, selection, doc } = editor.state;
  const at = blockPlace(doc, place);
  let after = at;
  editor
    .chain()
    .insertContentAt(at, parseContent(html, schema).content, { updateSelection: false })
    .command((props) => {
      const { tr } = props;
      const { mapping } = tr;
      after = mapping.map(at);
      const isAtCaret = selection.empty && selection.head === place;
      if (isAtCaret) {
        tr.setSelection(Selection.near(tr.doc.resolve(after), -1));
        caretAfter('figure')(props);
      } else if (selection instanceof TextSelection) {
        // As it would be mapped, a selection that ends where the figure stands would hold it.
        const [from, to] = [mapping.map(selection.from, 1), mapping.map(selection.to, -1)];
        tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(Math.max(from, to))));
      }
      return true;
    })
    .run();
  return after;
}

/**
 * Follows the place of dropped or pasted pictures while the text is edited on.
 * @returns a function that inserts the next of them
 */
export function followPlace(editor: Editor, point: DropPoint | undefined): (html: string) => void {
  let place = (point && droppedAt(editor, point)) ?? editor.state.selection.to;
  // Words that somebody types at the place meanwhile come after the pictures.
  editor.on('transaction', ({ transaction }) => (place = transaction.mapping.map(place, -1)));
  return (html) => {
    if (!editor.isDestroyed) place = insertFigure(editor, html, place);
  };
}
