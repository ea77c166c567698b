import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import InsertLink from '@mui/icons-material/InsertLink';
import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { apply, isPossible, textCommands } from './commands';
import { StyleSelect } from './StyleSelect';
import { TableBar } from './TableBar';
import { ToolbarButton } from './ToolbarButton';
import { useEditorState } from './use-editor';
import { useArrowKeys } from './use-arrow-keys';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** What formats the text: one stop for the keyboard, then the arrows. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  useEditorState(editor);
  const arrows = useArrowKeys();
  return (
    <Box sx={bar}>
      <StyleSelect editor={editor} />
      <Box role="toolbar" aria-label="Mise en forme" {...arrows} sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <ToolbarButton label="Lien (Ctrl+K)" icon={InsertLink} isPressed={editor.isActive('a')} onPress={onLink} />
        {textCommands.map(({ label, icon, shows, change }) => (
          <ToolbarButton
            key={label}
            label={label}
            icon={icon}
            {...(shows && { isPressed: editor.isActive(shows) })}
            isDisabled={!isPossible(editor, change)}
            onPress={() => apply(editor, change)}
          />
        ))}
        <ToolbarButton label="Image" icon={AddPhoto} onPress={onPicture} />
      </Box>
      {editor.isActive('table') && <TableBar editor={editor} />}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  p: 0.5,
  borderBottom: '1px solid var(--line)',
  bgcolor: 'var(--sand)',
  borderRadius: '10px 10px 0 0',
} as const;
