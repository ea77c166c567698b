import type { SvgIconComponent } from '@mui/icons-material';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import { type Column, useColumns } from './use-columns';

interface ColumnsListProps {
  readonly declared: readonly Column[];
  readonly hiddenAtFirst: readonly string[];
}

/** A box for each column, and two arrows that move it. */
export function ColumnsList({ declared, hiddenAtFirst }: ColumnsListProps) {
  const { columns, toggle, exchange, reset } = useColumns(declared, hiddenAtFirst);
  const [said, say] = useState('');
  const move = (name: string, from: number, to: number) => {
    exchange(from, to);
    say(`${name}\u00A0: ${to === 0 ? '1re' : `${to + 1}e`} sur ${columns.length}`);
  };
  return (
    <Box sx={{ p: 1 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {columns.map(({ source, name, shown }, index) => (
          <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              label={name}
              control={<Checkbox size="small" checked={shown} onChange={() => toggle(source)} />}
              sx={{ flexGrow: 1, ml: 0 }}
            />
            <MoveButton
              label={`Monter « ${name} »`}
              icon={UpIcon}
              isDisabled={index === 0}
              onPress={() => move(name, index, index - 1)}
            />
            <MoveButton
              label={`Descendre « ${name} »`}
              icon={DownIcon}
              isDisabled={index === columns.length - 1}
              onPress={() => move(name, index, index + 1)}
            />
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        onClick={() => {
          reset();
          say('Colonnes remises comme au départ');
        }}
      >
        Réinitialiser
      </Button>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Box>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** It stays reachable at the end of the list, so that the focus is not lost there. */
function MoveButton({ label, icon: Icon, isDisabled, onPress }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
