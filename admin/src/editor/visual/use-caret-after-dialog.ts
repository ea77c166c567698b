import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';

/**
 * Shows the caret at its former place after a dialog of the text has closed. A browser puts the caret at the start of a text that a script
 * focuses. ProseMirror corrects that 20 ms later, and anything typed before goes to the start. A button that opened the dialog by keyboard
 * keeps the focus that it gets back.
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
