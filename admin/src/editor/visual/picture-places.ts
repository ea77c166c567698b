import type { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { DropPoint } from '../../ui/media/use-picture-target';
import { blockPlace, caretAfter } from './caret';
import { parseContent } from './editor-html';

/** The position for dropped pictures: before or after the block under the pointer, so that no words are cut. Undefined outside the text. */
function droppedAt({ view, state: { doc } }: Editor, { x, y }: DropPoint): number | undefined {
  const place = view.posAtCoords({ left: x, top: y })?.pos;
  if (place === undefined) return undefined;
  const $place = doc.resolve(place);
  const { parent, parentOffset } = $place;
  if (!parent.isTextblock) return place;
  return parentOffset * 2 < parent.content.size ? $place.start() : $place.end();
}

/** Inserts a figure at a position without replacing anything: selected words stay selected. @returns the position after the figure */
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
        // The default mapping would extend a selection that ends at the position of the figure, so that it includes the figure.
        const [from, to] = [mapping.map(selection.from, 1), mapping.map(selection.to, -1)];
        tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(Math.max(from, to))));
      }
      return true;
    })
    .run();
  return after;
}

/**
 * Follows the position of dropped or pasted pictures while the person goes on editing.
 * @returns a function that inserts the next picture's figure
 */
export function followPlace(editor: Editor, point: DropPoint | undefined): (html: string) => void {
  let place = (point && droppedAt(editor, point)) ?? editor.state.selection.to;
  // Words typed at the position meanwhile come after the pictures.
  editor.on('transaction', ({ transaction }) => (place = transaction.mapping.map(place, -1)));
  return (html) => {
    if (!editor.isDestroyed) place = insertFigure(editor, html, place);
  };
}
