import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePictureTarget } from '../../ui/media/use-picture-target';
import { shortcuts } from '../../ui/shortcuts/shortcuts';
import { isShortcut } from '../../ui/shortcuts/use-shortcut';
import type { Insertion } from '../insert/insertables';
import type { SendPictures } from '../insert/use-sent-pictures';
import { InsertDialog } from '../insert/InsertDialog';
import { caretAfter } from './caret';
import { chainInText } from './commands';
import { insertHtml } from './editor-html';
import { LinkDialog } from './LinkDialog';
import { followPlace } from './picture-places';
import { SlashMenu } from './SlashMenu';
import { textStyles, writingStyles } from './text-styles';
import { Toolbar } from './Toolbar';
import { useCaretAfterDialog } from './use-caret-after-dialog';
import { useVisualEditor, type VisualText } from './use-visual-editor';

interface VisualEditorProps extends VisualText {
  /** The minimum height, in lines. */
  readonly rows: number;
  /** The element into which the toolbar is rendered; null until it is mounted. */
  readonly tools: HTMLElement | null;
  readonly sendPictures: SendPictures;
}

/** The visual editor of a text; its toolbar is rendered into `tools`. */
export function VisualEditor({ rows, tools, sendPictures, ...text }: VisualEditorProps) {
  const editor = useVisualEditor(text);
  const [dialog, setDialog] = useState<Insertion | { readonly kind: 'link' }>();
  useCaretAfterDialog(editor, dialog !== undefined);
  const target = usePictureTarget((files, point) => editor && sendPictures(files, followPlace(editor, point)));
  if (!editor) return null;
  const open = (kind: Insertion['kind']) => setDialog({ kind });
  // A link that looks like a button is a node without a link mark, so its own dialog changes the address.
  const openLink = () => setDialog({ kind: editor.isActive('linkButton') ? 'linkButton' : 'link' });
  const close = () => setDialog(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event.nativeEvent, shortcuts.link)) return;
    // The command palette has the same shortcut, and would open too.
    event.preventDefault();
    openLink();
  };
  return (
    <Box {...target}>
      {tools && createPortal(<Toolbar editor={editor} onLink={openLink} onInsert={open} />, tools)}
      <Box
        onKeyDown={onKeyDown}
        sx={{ ...textStyles, '& .ProseMirror': { ...writingStyles, minHeight: `${rows * 1.6}em` } }}
      >
        <EditorContent editor={editor} />
        <SlashMenu editor={editor} onOpenDialog={open} />
      </Box>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog && dialog.kind !== 'link' && <InsertAtCaret {...dialog} editor={editor} onClose={close} />}
    </Box>
  );
}

/** Inserts a picture, a video or a button, or changes the one at the caret. */
function InsertAtCaret({ editor, ...dialog }: Insertion & { readonly editor: Editor; readonly onClose: () => void }) {
  const { kind } = dialog;
  const current = editor.isActive(kind) ? editor.getAttributes(kind) : undefined;
  const save = (attributes: object, html: string) => {
    const chain = chainInText(editor);
    if (current) return chain.updateAttributes(kind, attributes).run();
    const block = kind === 'picture' ? 'figure' : kind;
    return chain.command(insertHtml(html)).command(caretAfter(block)).run();
  };
  return <InsertDialog {...dialog} current={current} onSave={save} />;
}
