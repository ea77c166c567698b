import TableChart from '@mui/icons-material/TableChartOutlined';
import { Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { DialogField, FormDialog } from '../FormDialog';
import { canRun, run, tableCommands } from './commands';
import { ToolbarButton } from './ToolbarButton';
import { useCaretAfterDialog } from './use-caret-after-dialog';

/** The menu that replaces the button « Tableau » while the caret is in a table. It changes the caption, rows and columns of the table. */
export function TableMenu({ editor }: { readonly editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [captionOpen, setCaptionOpen] = useState(false);
  useCaretAfterDialog(editor, captionOpen);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolbarButton
        label="Modifier le tableau"
        icon={TableChart}
        aria-haspopup="menu"
        onPress={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} onClick={close} disableRestoreFocus>
        <MenuItem onClick={() => setCaptionOpen(true)}>Légende…</MenuItem>
        {tableCommands.map(([label, change]) => (
          <MenuItem key={label} disabled={!canRun(editor, change)} onClick={() => run(editor, change)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {captionOpen && (
        <FormDialog
          title="Légende du tableau"
          values={{ caption: String(editor.getAttributes('table')['caption'] ?? '') }}
          onSave={({ caption }) =>
            run(editor, (chain) => chain.updateAttributes('table', { caption: caption || null }))
          }
          onClose={() => setCaptionOpen(false)}
        >
          <DialogField name="caption" label="Légende" isFirst />
        </FormDialog>
      )}
    </>
  );
}
