import type { SvgIconComponent } from '@mui/icons-material';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import { type Column, useColumns } from './use-columns';

interface ColumnsListProps {
  readonly declared: readonly Column[];
  readonly hiddenByDefault: readonly string[];
}

/** A checkbox for each column, and two buttons that move it. */
export function ColumnsList({ declared, hiddenByDefault }: ColumnsListProps) {
  const { columns, toggle, swap, reset } = useColumns(declared, hiddenByDefault);
  const [announcement, announce] = useState('');
  const move = (name: string, from: number, to: number) => {
    swap(from, to);
    announce(`${name}\u00A0: ${to === 0 ? '1re' : `${to + 1}e`} sur ${columns.length}`);
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
            <MoveColumnButton
              label={`Monter « ${name} »`}
              icon={UpIcon}
              isDisabled={index === 0}
              onPress={() => move(name, index, index - 1)}
            />
            <MoveColumnButton
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
          announce('Colonnes remises comme au départ');
        }}
      >
        Réinitialiser
      </Button>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Box>
  );
}

interface MoveColumnButtonProps {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

/** `aria-disabled` rather than `disabled`: at the end of the list, the button keeps the focus. */
function MoveColumnButton({ label, icon: Icon, isDisabled, onPress }: MoveColumnButtonProps) {
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
