import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button, Popover } from '@mui/material';
import { useState } from 'react';
import { ColumnsList } from './ColumnsList';
import type { Column } from './use-columns';

interface ColumnsButtonProps {
  readonly columns: readonly Column[];
  /** The `hiddenColumns` of the `DataTable`. */
  readonly hiddenByDefault: readonly string[];
}

/**
 * Chooses the columns of the list's `DataTable` and their order. React-admin's own button orders by dragging only, which
 * needs a mouse, and puts switches into the options of a menu, where screen readers do not find them.
 */
export function ColumnsButton({ columns, hiddenByDefault }: ColumnsButtonProps) {
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
        <ColumnsList declared={columns} hiddenByDefault={hiddenByDefault} />
      </Popover>
    </>
  );
}
