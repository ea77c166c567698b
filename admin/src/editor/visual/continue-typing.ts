import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import type { TypedEarly } from './EarlyText';

const isPlain: ReadonlySet<string | undefined> = new Set(['paragraph', 'heading']);

/** Inserts the text that was typed while the editor loaded at the beginning of its text, where the caret is, and moves the focus there. */
export function continueTyping(editor: Editor, { words, isFocused }: Omit<TypedEarly, 'rest'>): void {
  if (isFocused) editor.view.focus();
  if (!words) return;
  editor.commands.command(({ tr, state }) => {
    // A text that begins with a picture or a list gets a paragraph above it.
    if (!isPlain.has(tr.doc.firstChild?.type.name)) tr.insert(0, state.schema.node('paragraph'));
    tr.setSelection(TextSelection.create(tr.doc, 1));
    for (const [index, line] of words.split('\n').entries()) {
      if (index > 0) tr.split(tr.selection.from);
      tr.insertText(line);
    }
    return true;
  });
}
