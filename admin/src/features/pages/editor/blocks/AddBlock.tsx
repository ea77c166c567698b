import type { StoredBlock } from '@agency-site/domain/block';
import AddIcon from '@mui/icons-material/Add';
import { Autocomplete, Box, Button, createFilterOptions, Popover, type PopperProps, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import { smallText } from '../../../../ui/theme/styles';
import { blockKinds, copiedBlock, copyOf, nameOf, newBlock } from './block-values';
import { KindDrawing } from './KindDrawing';

/** The place of a new block: after the block with the id `after`, or at the end. */
export interface Place {
  readonly after?: string;
  readonly anchor: HTMLElement;
}

/** A block that can be added: a new block of a kind, or the copied block. */
interface Choice {
  readonly kind: string;
  readonly label: string;
  readonly helperText: string;
  readonly make: () => StoredBlock;
}

const kinds: readonly Choice[] = blockKinds.map(({ kind, label, helperText }) => ({
  kind,
  label,
  helperText,
  make: () => newBlock(kind),
}));

const matching = createFilterOptions<Choice>({ stringify: ({ label, helperText }) => `${label} ${helperText}` });

interface AddBlockProps {
  readonly disabled: boolean;
  readonly place: Place | undefined;
  readonly onPlace: (place: Place | undefined) => void;
  readonly onAdd: (block: StoredBlock) => void;
}

/** A button that opens a searchable list of the kinds of blocks, each with a drawing. */
export function AddBlock({ disabled, place, onPlace, onAdd }: AddBlockProps) {
  const [copied] = useStore<StoredBlock | null>(copiedBlock, null);
  // The browser may hold a copied block of a kind that no longer exists.
  const pasted = blockKinds.some(({ kind }) => kind === copied?.kind) &&
    copied && {
      kind: copied.kind,
      label: 'Coller le bloc copié',
      helperText: nameOf(copied),
      make: () => copyOf(copied),
    };
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={place !== undefined}
        onClick={({ currentTarget }) => onPlace({ anchor: currentTarget })}
        sx={{ mt: 1 }}
      >
        Ajouter un bloc
      </Button>
      <Popover
        open={place !== undefined}
        anchorEl={place?.anchor ?? null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => onPlace(undefined)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Ajouter un bloc', sx: paper } }}
      >
        <Autocomplete<Choice>
          open
          autoHighlight
          disablePortal
          forcePopupIcon={false}
          sx={{ p: 1.5, pt: 2, pb: 0.5 }}
          value={null}
          options={pasted ? [pasted, ...kinds] : kinds}
          filterOptions={matching}
          noOptionsText="Rien ne correspond."
          slots={{ popper: InPlace }}
          slotProps={{ paper: { sx: { border: 0 } }, listbox: { sx: { maxHeight: 'min(28rem, 60dvh)', px: 1 } } }}
          onChange={(_event, choice) => choice && onAdd(choice.make())}
          onClose={(_event, reason) => reason === 'escape' && onPlace(undefined)}
          renderOption={({ key, ...option }, { kind, label, helperText }) => (
            <Box component="li" key={key} {...option} sx={line}>
              <KindDrawing kind={kind} />
              <div>
                {label}
                <Box sx={smallText}>{helperText}</Box>
              </div>
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on its only field
              autoFocus
              label="Chercher un bloc"
            />
          )}
        />
      </Popover>
    </>
  );
}

/** Shows the list below its field in the same popover, instead of in a popper of its own. */
const InPlace = ({ children }: PopperProps) => <div>{children as ReactNode}</div>;

const paper = { width: '28rem', maxWidth: 'calc(100vw - 2rem)' } as const;

const line = {
  display: 'grid !important',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1.5,
  borderRadius: 1,
  '& svg': { bgcolor: 'var(--sand)', borderRadius: 1 },
} as const;
