import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import InsertLink from '@mui/icons-material/InsertLink';
import ButtonIcon from '@mui/icons-material/SmartButton';
import VideoIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { canRun, run, textCommands } from './commands';
import { StyleSelect } from './StyleSelect';
import { TableMenu } from './TableMenu';
import { ToolbarButton } from './ToolbarButton';
import { useArrowKeys } from './use-toolbar-keys';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  readonly onVideo: () => void;
  readonly onButton: () => void;
}

/** The toolbar of the text: one tab stop, then arrow keys. */
export function Toolbar({ editor, onLink, onPicture, onVideo, onButton }: ToolbarProps) {
  const arrows = useArrowKeys();
  const inTable = editor.isActive('table');
  return (
    <Box sx={bar}>
      <StyleSelect editor={editor} />
      <Box role="toolbar" aria-label="Mise en forme" {...arrows} sx={buttons}>
        <ToolbarButton label="Lien (Ctrl+K)" icon={InsertLink} isPressed={editor.isActive('a')} onPress={onLink} />
        {textCommands.map(({ label, icon, activeFor, inserts, change }) =>
          inserts && inTable ? (
            <TableMenu key={label} editor={editor} />
          ) : (
            <ToolbarButton
              key={label}
              label={label}
              icon={icon}
              {...(activeFor && { isPressed: editor.isActive(activeFor) })}
              isDisabled={!canRun(editor, change)}
              onPress={() => run(editor, change)}
            />
          ),
        )}
        <ToolbarButton label="Image" icon={AddPhoto} onPress={onPicture} />
        <ToolbarButton label="Vidéo" icon={VideoIcon} isPressed={editor.isActive('video')} onPress={onVideo} />
        <ToolbarButton label="Bouton" icon={ButtonIcon} isPressed={editor.isActive('linkButton')} onPress={onButton} />
      </Box>
    </Box>
  );
}

const bar = { display: 'flex', alignItems: 'center', columnGap: 1 } as const;

/** On a phone the buttons stay on one line, which scrolls. */
const buttons = { display: 'flex', flexWrap: { md: 'wrap' }, '& > *': { flexShrink: 0 } } as const;
