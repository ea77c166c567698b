import { Box, Dialog, InputBase, Typography } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState } from 'react';
import { useNavigate } from 'react-admin';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { countOf } from '../../formats/numbers';
import { plainList } from '../../ui/theme/styles';
import type { Command } from '../../provider/commands';
import { keyOf } from './command';
import { useCommands } from './use-commands';

const label = 'Chercher un contenu, un réglage ou une action';

export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Palette de commandes' } }}
      fullWidth
      maxWidth="sm"
      sx={atTop}
    >
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
}

const atTop = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 1, md: '10dvh' }, mx: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } },
} as const;

/**
 * A combobox: the focus stays in the field, with the options below it. It is a component inside the dialog, because
 * `useAutocomplete` needs its input to be mounted when it first highlights an option.
 */
export function PaletteSearch({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { commands, isSearching, isError } = useCommands(typed);
  const navigate = useNavigate();
  const choose = ({ to, run }: Command) => {
    onClose();
    run?.();
    if (to) navigate(to);
  };
  const combobox = useAutocomplete<Command>({
    options: commands,
    groupBy: ({ group }) => group,
    getOptionLabel: (command) => command.label,
    getOptionKey: keyOf,
    isOptionEqualToValue: (one, other) => keyOf(one) === keyOf(other),
    filterOptions: (all) => all,
    open: true,
    autoHighlight: true,
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_event, command) => command && choose(command),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  return (
    <>
      <Box {...combobox.getRootProps()} sx={{ px: 2, py: 1, borderBottom: '1px solid var(--line)' }}>
        <InputBase
          fullWidth
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on its only field
          autoFocus
          placeholder={`${label}…`}
          inputProps={{ ...combobox.getInputProps(), 'aria-label': label, enterKeyHint: 'go' }}
        />
      </Box>
      <Box sx={results}>
        <Box
          component="ul"
          {...combobox.getListboxProps()}
          aria-label="Résultats"
          aria-labelledby={undefined}
          aria-busy={isSearching}
          sx={plainList}
        >
          {combobox.groupedOptions.map(({ key, group, options, index }) => (
            <Box component="li" role="presentation" key={key} sx={{ '& + &': { mt: 1 } }}>
              <Box id={`${combobox.id}-${key}`} sx={heading}>
                {group}
              </Box>
              <Box component="ul" role="group" aria-labelledby={`${combobox.id}-${key}`} sx={plainList}>
                {options.map((command, place) => {
                  const { key: _key, ...option } = combobox.getOptionProps({ option: command, index: index + place });
                  return (
                    // The key is the position instead of the command. Material UI adds its class to the element at the highlighted
                    // position, and does not always add it again when the same number of other results replaces the elements.
                    <Box component="li" key={option.id} {...option} sx={line}>
                      <span>{command.label}</span>
                      {command.hint && <small>{command.hint}</small>}
                    </Box>
                  );
                })}
              </Box>
            </Box>
          ))}
        </Box>
        {isError && (
          <Typography role="alert" color="error" sx={message}>
            Les articles et les contacts n’ont pas pu être cherchés.
          </Typography>
        )}
        {!isError && !isSearching && commands.length === 0 && (
          <Typography color="text.secondary" sx={message}>
            Rien ne correspond.
          </Typography>
        )}
      </Box>
      <div role="status">
        <VisuallyHidden>{isSearching ? '' : countOf(commands.length, 'résultat', 'résultats')}</VisuallyHidden>
      </div>
    </>
  );
}

const results = { maxHeight: { xs: '75dvh', md: '60dvh' }, overflowY: 'auto', p: 1 } as const;

const message = { px: 1, py: 2 } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  px: 1,
  py: 0.875,
  borderRadius: '8px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& span': { minWidth: 0 },
  '& small': { ml: { sm: 'auto' }, color: 'text.secondary', fontSize: '0.8125rem' },
  '&.Mui-focused': { bgcolor: 'var(--sand)', boxShadow: 'inset 3px 0 0 var(--action)' },
} as const;

const heading = { px: 1, py: 0.5, color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 } as const;
