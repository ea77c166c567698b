import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button, Popover } from '@mui/material';
import { useState } from 'react';
import { ColumnsList } from './ColumnsList';
import type { Column } from './use-columns';

interface ColumnsButtonProps {
  readonly columns: readonly Column[];
  /** Hidden until somebody asks for them: what the `DataTable` has as `hiddenColumns`. */
  readonly hiddenAtFirst: readonly string[];
}

/**
 * Chooses the columns of the list's `DataTable` and their order. In place of react-admin's own button, which orders by
 * dragging alone, leaving out keyboards and most telephones, and whose switches stand in options of a menu, where screen
 * readers lose them.
 */
export function ColumnsButton({ columns, hiddenAtFirst }: ColumnsButtonProps) {
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
        <ColumnsList declared={columns} hiddenAtFirst={hiddenAtFirst} />
      </Popover>
    </>
  );
}
