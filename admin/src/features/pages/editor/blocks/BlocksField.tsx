import { blocksOf, type StoredBlock } from '@agency-site/domain/block';
import type { BlockChoice } from '@agency-site/domain/preview-message';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ComponentProps, memo, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { PartTitle } from '../../detail/PageParts';
import { AddBlock, type Place } from './AddBlock';
import { useBlockClipboard, useCopyBlock } from './block-clipboard';
import { firstRefusal } from './block-refusals';
import { type Entry, fieldsOf, nameOf } from './block-values';
import { ChosenBlockContext } from './chosen-block';
import { EntryList, useCount, useEntries } from './EntryList';
import { FieldInputs } from './FieldInputs';

// Exported here, so that they are in the same chunk as the field: the sign-in shell contains the name of every chunk.
export { blocksErrors } from './block-problems';
export { refusedField } from './block-refusals';

/** The largest number of blocks that the database accepts. */
const mostBlocks = 200;

/** The blocks of a page, which visitors see instead of its content. */
export const BlocksField = memo(function BlocksField() {
  const isFull = useCount('blocks') >= mostBlocks;
  const notify = useNotify();
  const { change, read } = useEntries('blocks', fieldsOfBlock);
  const { open, setOpen, choice } = use(ChosenBlockContext);
  const [place, setPlace] = useState<Place>();
  const section = useRef<HTMLElement>(null);
  const put = (block: StoredBlock, after: string | undefined) => {
    const blocks = read();
    const index = blocks.findIndex(({ id }) => id === after) + 1;
    change(blocks.toSpliced(index || blocks.length, 0, block));
  };
  const add = (block: StoredBlock) => {
    // Renders synchronously, so that the closing list returns the focus before the new block takes it.
    flushSync(() => {
      put(block, place?.after);
      setOpen(block.id);
      setPlace(undefined);
    });
    section.current?.querySelector<HTMLElement>(`${entryOf(block.id)} :is(input, textarea, select)`)?.focus();
  };
  useBlockClipboard(section, read, (block, after) => {
    if (isFull) return notify(`Une page a ${mostBlocks}\u00A0blocs au plus.`, { type: 'warning' });
    flushSync(() => put(block, after));
    section.current?.querySelector<HTMLElement>(`${entryOf(block.id)} button`)?.focus();
  });
  const follow = useEffectEvent(({ id, wants }: BlockChoice) => {
    const entry = section.current?.querySelector<HTMLElement>(entryOf(id));
    // The first input with an error of a refused save. The form of the block is open by now.
    const refused = entry?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (refused ?? entry?.querySelector('button'))?.focus();
    if (wants === 'insert' && entry) setPlace({ after: id, anchor: entry });
  });
  useEffect(() => {
    if (choice) follow(choice);
  }, [choice]);
  return (
    <Box component="section" aria-label="Blocs" ref={section}>
      <PartTitle>Blocs</PartTitle>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        Sans blocs, la page montre son contenu. Avec des blocs, elle montre les blocs, et son contenu là où se trouve un
        bloc «&nbsp;Texte&nbsp;» laissé vide.
      </Typography>
      <EntryList
        source="blocks"
        most={mostBlocks}
        nameOf={nameOf}
        fieldsOf={fieldsOfBlock}
        opened={[open, setOpen]}
        Inputs={BlockInputs}
      />
      <Refusal />
      <AddBlock disabled={isFull} place={place} onPlace={setPlace} onAdd={add} />
    </Box>
  );
});

const entryOf = (id: string): string => `[data-entry="${CSS.escape(id)}"]`;

function BlockInputs(props: ComponentProps<typeof FieldInputs>) {
  const { getValues } = useFormContext();
  const keep = useCopyBlock();
  const copy = () => {
    const block = getValues(props.source) as StoredBlock;
    keep(block);
    // For Ctrl+V. « Ajouter un bloc » pastes without the clipboard, to which browsers may refuse access.
    if ('clipboard' in navigator) void navigator.clipboard.writeText(JSON.stringify(block)).catch(() => undefined);
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

/** Shows the first problem of a refused save until it is corrected. The inputs show their own problems too. */
function Refusal() {
  const { errors } = useFormState({ name: 'blocks' });
  const { getValues } = useFormContext();
  const refusal = errors['blocks'] && firstRefusal(blocksOf(getValues('blocks')), errors['blocks']);
  return (
    refusal && (
      <FormHelperText error role="alert">
        {refusal}
      </FormHelperText>
    )
  );
}

const fieldsOfBlock = (block: Entry | undefined) => fieldsOf(block?.['kind']);
