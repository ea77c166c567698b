import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useStore, useTranslateLabel } from 'react-admin';
import { plainList } from '../theme/styles';
import { VisuallyHidden } from './VisuallyHidden';

export interface ListColumn {
  readonly source: string;
  /** By default, the label of the column in the resource. */
  readonly label?: string;
}

interface ColumnsButtonProps {
  readonly columns: readonly ListColumn[];
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

/** A checkbox for each column, and two buttons that move it. The choices are kept in react-admin's store, which `DataTable` reads. */
function ColumnsList({ columns, hiddenByDefault }: ColumnsButtonProps) {
  const resource = useResourceContext() ?? '';
  const labelOf = useTranslateLabel();
  const [hidden, setHidden] = useStore(`${resource}.datatable`, hiddenByDefault);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${resource}.datatable_columnRanks`);
  const [announcement, announce] = useState('');
  // A former version of the list, with other columns, may have stored the order.
  const order = [...new Set([...(ranks ?? []), ...columns.keys()])].filter((rank) => columns[rank]);
  const swap = (name: string, from: number, to: number) => {
    const [one, other] = [order[from], order[to]];
    if (one === undefined || other === undefined) return;
    setRanks(order.with(from, other).with(to, one));
    announce(`${name}\u00A0: ${to === 0 ? '1re' : `${to + 1}e`} sur ${order.length}`);
  };
  const reset = () => {
    setHidden(hiddenByDefault);
    setRanks(undefined);
    announce('Colonnes remises comme au départ');
  };
  return (
    <Box sx={{ p: 1 }}>
      <Box component="ul" sx={plainList}>
        {order.map((rank, index) => {
          const { source = '', ...label } = columns[rank] ?? {};
          const translated = labelOf({ source, ...label });
          const name = typeof translated === 'string' ? translated : source;
          const others = hidden.filter((other) => other !== source);
          const isShown = others.length === hidden.length;
          return (
            <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center' }}>
              <FormControlLabel
                label={name}
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    onChange={() => setHidden(isShown ? [...hidden, source] : others)}
                  />
                }
                sx={{ flexGrow: 1, ml: 0 }}
              />
              {moves.map(({ verb, step, Icon }) => (
                // `aria-disabled` rather than `disabled`: at the end of the list, the button keeps the focus.
                <IconButton
                  key={verb}
                  size="small"
                  aria-label={`${verb} « ${name} »`}
                  aria-disabled={order[index + step] === undefined}
                  onClick={() => swap(name, index, index + step)}
                  sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
                >
                  <Icon fontSize="small" />
                </IconButton>
              ))}
            </Box>
          );
        })}
      </Box>
      <Button size="small" onClick={reset}>
        Réinitialiser
      </Button>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </Box>
  );
}
