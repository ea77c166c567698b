import { blocksOf, type StoredBlock } from '@agency/supabase/block';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { ValidationError } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PartTitle } from '../../detail/PageParts';
import { blockKinds, type Entry, fieldsOf, kindLabel, newBlock, summaryOf } from './block-values';
import { EntryList } from './EntryList';
import { FieldInputs } from './FieldInputs';

// Loaded with the field: one file more would be named in what everybody loads to sign in.
export { blocksProblem } from './block-values';

/** As many as the database takes. */
const mostBlocks = 200;

/** The blocks of a page: what visitors see in the place of its content. */
export const BlocksField = memo(function BlocksField() {
  const blocks = blocksOf(useWatch({ name: 'blocks' }));
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name: 'blocks' });
  const problem = (errors as FieldErrors<{ readonly blocks: string }>).blocks?.message;
  const add = (kind: string) =>
    setValue('blocks', [...blocks, newBlock(kind)], { shouldDirty: true, shouldTouch: true });
  return (
    <Box component="section" aria-label="Blocs">
      <PartTitle>Blocs</PartTitle>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Sans blocs, la page montre son contenu. Avec des blocs, elle montre les blocs, et son contenu là où se trouve un
        bloc « Texte » laissé vide.
      </Typography>
      <EntryList source="blocks" entries={blocks} nameOf={nameOf} fieldsOf={fieldsOfBlock} Inputs={FieldInputs} />
      {problem && (
        <FormHelperText error role="alert">
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      <AddBlock disabled={blocks.length >= mostBlocks} onAdd={add} />
    </Box>
  );
});

const nameOf = (block: Entry): string =>
  [kindLabel(block['kind']), summaryOf(block, fieldsOf(block['kind']))].filter(Boolean).join('\u00A0: ');

const fieldsOfBlock = (block: Entry) => fieldsOf(block['kind']);

interface AddBlockProps {
  readonly disabled: boolean;
  readonly onAdd: (kind: StoredBlock['kind']) => void;
}

function AddBlock({ disabled, onAdd }: AddBlockProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mt: 1 }}
      >
        Ajouter un bloc
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {blockKinds.map(({ kind, label, help }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null);
              onAdd(kind);
            }}
          >
            <ListItemText primary={label} secondary={help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
