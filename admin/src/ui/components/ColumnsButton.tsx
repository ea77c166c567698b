import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { plainList } from '../theme/styles';
import { VisuallyHidden } from './VisuallyHidden';
import { type Column, useColumns } from './use-columns';

interface ColumnsButtonProps {
  readonly columns: readonly Column[];
  /** The `hiddenColumns` of the `DataTable`. */
  readonly hiddenByDefault: readonly string[];
}

/**
 * Chooses the columns of the list's `DataTable` and their order. React-admin's own button orders by dragging only, which
 * needs a mouse, and puts switches into the options of a menu, where screen readers do not find them.
 */
export function ColumnsButton(props: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Colonnes
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Colonnes' } }}
      >
        <ColumnsList {...props} />
      </Popover>
    </>
  );
}

const moves = [
  { verb: 'Monter', step: -1, Icon: UpIcon },
  { verb: 'Descendre', step: 1, Icon: DownIcon },
] as const;

/** A checkbox for each column, and two buttons that move it. */
function ColumnsList({ columns: declared, hiddenByDefault }: ColumnsButtonProps) {
  const { columns, toggle, swap, reset } = useColumns(declared, hiddenByDefault);
  const [announcement, announce] = useState('');
  const move = (name: string, from: number, to: number) => {
    swap(from, to);
    announce(`${name}\u00A0: ${to === 0 ? '1re' : `${to + 1}e`} sur ${columns.length}`);
  };
  return (
    <Box sx={{ p: 1 }}>
      <Box component="ul" sx={plainList}>
        {columns.map(({ source, name, shown }, index) => (
          <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
            <FormControlLabel
              label={name}
              control={<Checkbox size="small" checked={shown} onChange={() => toggle(source)} />}
              sx={{ flexGrow: 1, ml: 0 }}
            />
            {moves.map(({ verb, step, Icon }) => {
              const isLast = !columns[index + step];
              return (
                // `aria-disabled` rather than `disabled`: at the end of the list, the button keeps the focus.
                <IconButton
                  key={verb}
                  size="small"
                  aria-label={`${verb} « ${name} »`}
                  aria-disabled={isLast}
                  onClick={() => !isLast && move(name, index, index + step)}
                  sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
                >
                  <Icon fontSize="small" />
                </IconButton>
              );
            })}
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
