import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

/**
 * Puts the caret back to its former place as soon as a dialog of the text has closed. When a script focuses a text, browsers put the caret
 * at its start; ProseMirror corrects that only 20 ms later, and a key pressed before would write at the start. If the dialog was opened
 * with a key on a button, the focus returns to the button and stays there.
 */
export function useCaretAfterDialog(editor: Editor | null, isOpen: boolean): void {
  useEffect(() => {
    if (!editor || !isOpen) return undefined;
    return () => {
      if (editor.isDestroyed) return;
      if (editor.view.hasFocus() || document.activeElement === document.body) editor.view.focus();
    };
  }, [editor, isOpen]);
}
