import { blocksOf, type StoredBlock } from '@agency/supabase/block';
import type { BlockChoice } from '@agency/supabase/preview-message';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { type ComponentProps, memo, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify, useStore, ValidationError } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PartTitle } from '../../detail/PageParts';
import { blockKinds, copiedBlock, copyOf, type Entry, fieldsOf, kindLabel, newBlock, summaryOf } from './block-values';
import { ChosenBlockContext } from './chosen-block';
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
  const { open, setOpen, choice } = use(ChosenBlockContext);
  const [place, setPlace] = useState<Place>();
  const section = useRef<HTMLElement>(null);
  const add = (block: StoredBlock) => {
    const index = blocks.findIndex(({ id }) => id === place?.after) + 1;
    setValue('blocks', blocks.toSpliced(index || blocks.length, 0, block), { shouldDirty: true, shouldTouch: true });
    setOpen(block.id);
    setPlace(undefined);
  };
  const follow = useEffectEvent(({ id, wants }: BlockChoice) => {
    const entry = section.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);
    entry?.querySelector('button')?.focus();
    if (wants === 'edit') setOpen(id);
    else if (entry) setPlace({ after: id, anchor: entry });
  });
  useEffect(() => {
    if (choice) follow(choice);
  }, [choice]);
  return (
    <Box component="section" aria-label="Blocs" ref={section}>
      <PartTitle>Blocs</PartTitle>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Sans blocs, la page montre son contenu. Avec des blocs, elle montre les blocs, et son contenu là où se trouve un
        bloc « Texte » laissé vide.
      </Typography>
      <EntryList
        source="blocks"
        entries={blocks}
        nameOf={nameOf}
        fieldsOf={fieldsOfBlock}
        opened={[open, setOpen]}
        Inputs={BlockInputs}
      />
      {problem && (
        <FormHelperText error role="alert">
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      <AddBlock disabled={blocks.length >= mostBlocks} place={place} onPlace={setPlace} onAdd={add} />
    </Box>
  );
});

function BlockInputs(props: ComponentProps<typeof FieldInputs>) {
  const { getValues } = useFormContext();
  const [, setCopied] = useStore<StoredBlock | null>(copiedBlock, null);
  const notify = useNotify();
  const copy = () => {
    setCopied(getValues(props.source) as StoredBlock);
    notify('Bloc copié\u00A0: « Ajouter un bloc » le propose, ici et sur les autres pages.');
  };
  return (
    <>
      <FieldInputs {...props} />
      <Button size="small" onClick={copy} sx={{ mt: 2 }}>
        Copier ce bloc
      </Button>
    </>
  );
}

const nameOf = (block: Entry): string =>
  [kindLabel(block['kind']), summaryOf(block, fieldsOf(block['kind']))].filter(Boolean).join('\u00A0: ');

const fieldsOfBlock = (block: Entry) => fieldsOf(block['kind']);

/** Where another block goes: below one, or at the end. */
interface Place {
  readonly after?: string;
  /** What the list of kinds opens at. */
  readonly anchor: HTMLElement;
}

interface AddBlockProps {
  readonly disabled: boolean;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place | undefined) => void;
  readonly onAdd: (block: StoredBlock) => void;
}

function AddBlock({ disabled, place, onPlace, onAdd }: AddBlockProps) {
  const [copied] = useStore<StoredBlock | null>(copiedBlock, null);
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={({ currentTarget }) => onPlace({ anchor: currentTarget })}
        sx={{ mt: 1 }}
      >
        Ajouter un bloc
      </Button>
      <Menu open={place !== undefined} anchorEl={place?.anchor ?? null} onClose={() => onPlace(undefined)}>
        {copied && (
          <MenuItem divider onClick={() => onAdd(copyOf(copied))}>
            <ListItemText primary="Coller le bloc copié" secondary={nameOf(copied)} />
          </MenuItem>
        )}
        {blockKinds.map(({ kind, label, help }) => (
          <MenuItem key={kind} onClick={() => onAdd(newBlock(kind))}>
            <ListItemText primary={label} secondary={help} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
