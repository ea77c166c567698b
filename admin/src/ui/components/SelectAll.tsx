import { Checkbox, FormControlLabel } from '@mui/material';
import { useListContext } from 'react-admin';

/** Selects the rows of the current page; unselects them when all are selected. */
export function SelectAll({ label = 'Tout sélectionner' }: { readonly label?: string }) {
  const { data = [], selectedIds, onSelect } = useListContext();
  const count = data.filter(({ id }) => selectedIds.includes(id)).length;
  const all = count === data.length;
  const isPartial = count > 0 && !all;
  return (
    <FormControlLabel
      label={label}
      sx={{ mr: 'auto' }}
      control={
        <Checkbox
          size="small"
          checked={all}
          indeterminate={isPartial}
          // Material UI only draws the mixed state; screen readers need it on the input.
          slotProps={{
            input: {
              'aria-label': 'Tout sélectionner',
              ref: (box) => {
                if (box) box.indeterminate = isPartial;
              },
            },
          }}
          onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
        />
      }
    />
  );
}
