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
  return (
    <FormDialog
      title="Légende du tableau"
      values={{ caption: String(editor.getAttributes('table')['caption'] ?? '') }}
      onSave={({ caption }) => run(editor, (chain) => chain.updateAttributes('table', { caption: caption || null }))}
      onClose={onClose}
    >
      <DialogField name="caption" label="Légende" isFirst />
    </FormDialog>
  );
}
