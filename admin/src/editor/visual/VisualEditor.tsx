import { Box } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Loading } from '../../ui/components/Loading';
import { usePictureTarget } from '../../ui/media/use-picture-target';
import { shortcuts } from '../../ui/shortcuts/shortcuts';
import { isShortcut } from '../../ui/shortcuts/use-shortcut';
import type { Insertion } from '../insert/insertables';
import { InsertAtCaret } from './InsertAtCaret';
import { LinkDialog } from './LinkDialog';
import { SlashMenu } from './SlashMenu';
import { textStyles, writingStyles } from './text-styles';
import { Toolbar } from './Toolbar';
import { useCaretAfterDialog } from './use-caret-after-dialog';
import { useVisualEditor } from './use-visual-editor';

export interface VisualEditorProps {
  readonly label: string;
  /** The minimum height, in lines. */
  readonly rows: number;
  /** The element for the toolbar; null until it is mounted. */
  readonly tools: HTMLElement | null;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the reason when the text can only be edited in HTML. */
  readonly onRefused: (sentence: string) => void;
}

/** The visual editor of a text; its toolbar is rendered into `tools`. */
export function VisualEditor(props: VisualEditorProps) {
  const editor = useVisualEditor(props);
  const [dialog, setDialog] = useState<Insertion | { readonly kind: 'link' }>();
  useCaretAfterDialog(editor, dialog !== undefined);
  const { isOver, target } = usePictureTarget(([file]) => setDialog({ kind: 'picture', file }));
  if (!editor) return <Loading />;
  const open = (kind: Insertion['kind']) => setDialog({ kind });
  // A button node has no link mark: its own dialog changes the address.
  const openLink = () => setDialog({ kind: editor.isActive('linkButton') ? 'linkButton' : 'link' });
  const close = () => setDialog(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event.nativeEvent, shortcuts.link)) return;
    // Otherwise the palette, which has the same shortcut, opens too.
    event.preventDefault();
    openLink();
  };
  return (
    <Box {...target} sx={isOver ? over : {}}>
      {props.tools && createPortal(<Toolbar editor={editor} onLink={openLink} onInsert={open} />, props.tools)}
      <Box
        onKeyDown={onKeyDown}
        sx={{ ...textStyles, '& .ProseMirror': { ...writingStyles, minHeight: `${props.rows * 1.6}em` } }}
      >
        <EditorContent editor={editor} />
        <SlashMenu editor={editor} onOpenDialog={open} />
      </Box>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog && dialog.kind !== 'link' && <InsertAtCaret {...dialog} editor={editor} onClose={close} />}
    </Box>
  );
}

const over = { outline: '2px dashed var(--action)', outlineOffset: 2 } as const;
