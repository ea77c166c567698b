import { Box, Button, TextField } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { apply, isPossible, tableCommands } from './commands';

/** Rows, columns and caption of the table the cursor is in. */
export function TableBar({ editor }: { readonly editor: Editor }) {
  const caption = (editor.getAttributes('table')['caption'] as string | null) ?? '';
  return (
    <Box role="group" aria-label="Tableau" sx={bar}>
      <TextField
        label="Légende du tableau"
        value={caption}
        onChange={(event) => editor.commands.updateAttributes('table', { caption: event.target.value || null })}
        sx={{ maxWidth: '18rem', mr: 1, bgcolor: 'var(--paper)' }}
      />
      {tableCommands.map(([label, change]) => (
        <Button
          key={label}
          size="small"
          color="inherit"
          disabled={!isPossible(editor, change)}
          onClick={() => apply(editor, change)}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  width: '100%',
  pt: 1,
  px: 0.5,
  rowGap: 0.5,
} as const;
