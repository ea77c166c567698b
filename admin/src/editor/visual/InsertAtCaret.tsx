import type { Editor } from '@tiptap/core';
import type { Insertion } from '../insert/insertables';
import { InsertDialog } from '../insert/InsertDialog';
import { caretAfter } from './caret';
import { chainInText } from './commands';
import { insertHtml } from './editor-html';

interface InsertAtCaretProps extends Insertion {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Inserts a picture, a video or a button, or changes the one at the caret. */
export function InsertAtCaret({ editor, kind, file, onClose }: InsertAtCaretProps) {
  const current = !file && editor.isActive(kind) ? editor.getAttributes(kind) : undefined;
  return (
    <InsertDialog
      kind={kind}
      file={file}
      current={current}
      onSave={(attributes, html) => {
        const chain = chainInText(editor);
        if (current) return chain.updateAttributes(kind, attributes).run();
        const block = kind === 'picture' ? 'figure' : kind;
        return chain.command(insertHtml(html)).command(caretAfter(block)).run();
      }}
      onClose={onClose}
    />
  );
}
