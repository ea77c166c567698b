import TableChart from '@mui/icons-material/TableChartOutlined';
import { Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogField, FormDialog } from '../FormDialog';
import { canRun, run, tableCommands } from './commands';
import { ToolbarButton } from './ToolbarButton';

/** Replaces the button « Tableau » while the caret is in a table: caption, rows and columns. */
export function TableMenu({ editor }: { readonly editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [captionOpen, setCaptionOpen] = useState(false);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolbarButton
        label="Modifier le tableau"
        icon={TableChart}
        hasMenu
        onPress={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} disableRestoreFocus>
        <MenuItem
          onClick={() => {
            close();
            setCaptionOpen(true);
          }}
        >
          Légende…
        </MenuItem>
        {tableCommands.map(([label, change]) => (
          <MenuItem
            key={label}
            disabled={!canRun(editor, change)}
            onClick={() => {
              close();
              run(editor, change);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {captionOpen && <CaptionDialog editor={editor} onClose={() => setCaptionOpen(false)} />}
    </>
  );
}

interface CaptionDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

function CaptionDialog({ editor, onClose }: CaptionDialogProps) {
  const [caption, setCaption] = useState<string>(editor.getAttributes('table')['caption'] ?? '');
  const submit = () => {
    onClose();
    editor
      .chain()
      .updateAttributes('table', { caption: caption.trim() || null })
      .focus()
      .run();
  };
  return (
    <FormDialog title="Légende du tableau" onClose={onClose} onSubmit={submit}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus */}
      <DialogField autoFocus label="Légende" value={caption} onChange={setCaption} />
    </FormDialog>
  );
}
