import { Box } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Loading } from '../../components/Loading';
import { usePictureTarget } from '../../media/upload/use-picture-target';
import { shortcuts } from '../../shortcuts/shortcuts';
import { isShortcut } from '../../shortcuts/use-shortcut';
import type { Insertion } from '../insert/insertables';
import type { VisualEditorProps } from '../load-visual-editor';
import { InsertAtCaret } from './InsertAtCaret';
import { insertedStyles } from './inserted-styles';
import { LinkDialog } from './LinkDialog';
import { SlashMenu } from './SlashMenu';
import { Toolbar } from './Toolbar';
import { useVisualEditor } from './use-visual-editor';

/** The visual editor of a text; its toolbar is rendered into `tools`. */
export function VisualEditor(props: VisualEditorProps) {
  const editor = useVisualEditor(props);
  const [dialog, setDialog] = useState<Insertion | { readonly kind: 'link' }>();
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
      <Box onKeyDown={onKeyDown} sx={{ ...text, '& .ProseMirror': { ...writing, minHeight: `${props.rows * 1.6}em` } }}>
        <EditorContent editor={editor} />
        <SlashMenu editor={editor} onOpenDialog={open} />
      </Box>
      {dialog?.kind === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog && dialog.kind !== 'link' && <InsertAtCaret {...dialog} editor={editor} onClose={close} />}
    </Box>
  );
}

const over = { outline: '2px dashed var(--action)', outlineOffset: 2 } as const;

/** Required by ProseMirror. */
const writing = {
  position: 'relative',
  py: 2,
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
  fontVariantLigatures: 'none',
} as const;

const rule = '1px solid var(--line)';

/** Close to the styles of the site. */
const text = {
  // The line length of the site.
  width: '100%',
  maxWidth: '42rem',
  mx: 'auto',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '& h1, & h2, & h3': { fontFamily: 'h1.fontFamily', lineHeight: 1.25 },
  // The placeholder.
  '& .ProseMirror:has(> p:only-child > br:only-child)::before': {
    content: '"Écrivez ici, ou tapez / pour un titre, une image, un tableau…"',
    position: 'absolute',
    color: 'var(--muted)',
    pointerEvents: 'none',
    lineHeight: 'inherit',
    mt: 1,
  },
  '& h1, & h2': { fontSize: '1.375rem', mt: 3, mb: 1 },
  '& h3': { fontSize: '1.125rem', mt: 2.5, mb: 1 },
  '& h4, & h5, & h6': { fontSize: '1rem', mt: 2, mb: 1 },
  '& p': { my: 1 },
  '& li > p': { my: 0 },
  '& a': { color: 'var(--action)', textDecoration: 'underline' },
  '& blockquote': { mx: 0, my: 2, pl: 2, borderLeft: '3px solid var(--action)' },
  '& code, & kbd': { px: 0.5, bgcolor: 'var(--sand)', borderRadius: '4px', fontSize: '0.875em' },
  '& pre': { p: 1.5, my: 2, bgcolor: 'var(--sand)', borderRadius: '8px', whiteSpace: 'pre-wrap', fontSize: '0.875rem' },
  '& figure': { mx: 0, my: 2, p: 1.5, border: rule, borderRadius: '10px' },
  '& figcaption': { color: 'var(--muted)', fontSize: '0.875rem' },
  ...insertedStyles,
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': {
    // A table wider than a phone scrolls.
    display: { xs: 'block', md: 'table' },
    overflowX: 'auto',
    width: '100%',
    my: 2,
    borderCollapse: 'collapse',
    fontSize: '0.9375rem',
  },
  '& table[data-caption]::before': {
    content: 'attr(data-caption)',
    display: 'table-caption',
    captionSide: 'top',
    color: 'var(--muted)',
    fontSize: '0.875rem',
  },
  '& td, & th': { position: 'relative', border: rule, px: 1, py: 0.5, textAlign: 'left', verticalAlign: 'top' },
  '& th': { bgcolor: 'var(--sand)' },
  '& td > p, & th > p': { my: 0 },
  '& .selectedCell': { bgcolor: 'var(--action-soft)' },
  '& .ProseMirror-selectednode': { outline: '2px solid var(--action)', outlineOffset: 2 },
  '& .ProseMirror-gapcursor': { position: 'absolute', display: 'none', width: 20, borderTop: '2px solid var(--ink)' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
} as const;
