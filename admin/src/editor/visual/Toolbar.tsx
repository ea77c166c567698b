import InsertLink from '@mui/icons-material/InsertLink';
import { Box } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { insertables, type Insertion } from '../insert/insertables';
import { canRun, run, textCommands } from './commands';
import { StyleSelect } from './StyleSelect';
import { TableMenu } from './TableMenu';
import { ToolbarButton } from './ToolbarButton';
import { useArrowKeys } from './use-toolbar-keys';

interface ToolbarProps {
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onInsert: (kind: Insertion['kind']) => void;
}

/** The toolbar of the text: one tab stop, then arrow keys. */
export function Toolbar({ editor, onLink, onInsert }: ToolbarProps) {
  const arrows = useArrowKeys();
  const inTable = editor.isActive('table');
  return (
    <Box sx={bar}>
      <StyleSelect editor={editor} />
      <Box role="toolbar" aria-label="Mise en forme" {...arrows} sx={buttons}>
        <ToolbarButton label="Lien (Ctrl+K)" icon={InsertLink} aria-pressed={editor.isActive('a')} onPress={onLink} />
        {textCommands.map(({ label, keys, icon, activeFor, inserts, change }) =>
          inserts && inTable ? (
            <TableMenu key={label} editor={editor} />
          ) : (
            <ToolbarButton
              key={label}
              label={keys ? `${label} (${keys})` : label}
              icon={icon}
              aria-pressed={activeFor === undefined ? undefined : editor.isActive(activeFor)}
              isDisabled={!canRun(editor, change)}
              onPress={() => run(editor, change)}
            />
          ),
        )}
        {insertables.map(({ kind, label, icon }) => (
          <ToolbarButton
            key={kind}
            label={label}
            icon={icon}
            aria-pressed={kind === 'picture' ? undefined : editor.isActive(kind)}
            onPress={() => onInsert(kind)}
          />
        ))}
      </Box>
    </Box>
  );
}

const bar = { display: 'flex', alignItems: 'center', columnGap: 1 } as const;

/** On a phone the buttons stay on one line, which scrolls. */
const buttons = { display: 'flex', flexWrap: { md: 'wrap' }, '& > *': { flexShrink: 0 } } as const;
