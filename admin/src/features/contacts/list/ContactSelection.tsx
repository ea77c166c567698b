import type { ContactStatus } from '@agency/supabase/contacts';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { countOf } from '../../../data/formats/numbers';
import { selectionBar } from '../../../ui/theme/styles';
import { type Contact, statusOptions } from '../contact';
import { ContactsDeletion } from '../ContactsDeletion';
import { useChangeStatus } from '../use-change-status';

/** Actions on the selected requests of the current page. */
export function ContactSelection() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Contact>();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const all = selected.length === data.length;
  return (
    <Box sx={bar}>
      <FormControlLabel
        label={selected.length === 0 ? 'Tout sélectionner' : countOf(selected.length, 'sélectionné', 'sélectionnés')}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={!all && selected.length > 0}
            slotProps={{ input: { 'aria-label': 'Tout sélectionner' } }}
            onChange={() => (all ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
          />
        }
        sx={{ ml: 0, mr: 'auto' }}
      />
      {selected.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <StatusOfSelection contacts={selected} />
          <ContactsDeletion size="small" contacts={selected} onDone={onUnselectItems} />
        </Box>
      )}
    </Box>
  );
}

function StatusOfSelection({ contacts }: { readonly contacts: readonly Contact[] }) {
  const { onUnselectItems } = useListContext();
  const [status, setStatus] = useState<ContactStatus>('contacted');
  const changeStatus = useChangeStatus();
  const apply = () => {
    changeStatus(contacts, status);
    onUnselectItems();
  };
  return (
    <>
      <NativeSelect
        label="Nouveau statut"
        value={status}
        options={statusOptions}
        onChange={setStatus}
        sx={{ width: '7.25rem' }}
      />
      <Button size="small" onClick={apply}>
        Appliquer
      </Button>
    </>
  );
}

const bar = {
  ...selectionBar,
  columnGap: 0.5,
  pl: 0.75,
  pr: 1,
  py: 0.25,
  minHeight: 52,
  borderBottom: '1px solid var(--line)',
} as const;
