import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency/supabase/contacts';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { NativeSelect } from '../components/NativeSelect';
import { countOf } from '../formats/numbers';
import type { Contact } from './contact';
import { ContactsDeletion } from './ContactsDeletion';
import { useChangeStatus } from './use-change-status';

const options = contactStatuses.map((status) => [status, contactStatusLabels[status]] as const);

/** What can be done with several requests at once: those ticked on the page one sees, never hidden ones. */
export function ContactSelection() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Contact>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const all = chosen.length === data.length;
  if (data.length === 0) return null;
  return (
    <Box sx={bar}>
      <FormControlLabel
        label={chosen.length === 0 ? 'Tout sélectionner' : countOf(chosen.length, 'sélectionné', 'sélectionnés')}
        control={
          <Checkbox
            size="small"
            checked={all}
            indeterminate={!all && chosen.length > 0}
            slotProps={{ input: { 'aria-label': 'Tout sélectionner' } }}
            onChange={() => (all ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
          />
        }
        sx={{ mr: 'auto' }}
      />
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 } }}>
          <StatusOfSelection contacts={chosen} onDone={onUnselectItems} />
          <ContactsDeletion contacts={chosen} onDone={onUnselectItems} />
        </Box>
      )}
    </Box>
  );
}

function StatusOfSelection({
  contacts,
  onDone,
}: {
  readonly contacts: readonly Contact[];
  readonly onDone: () => void;
}) {
  const [status, setStatus] = useState<ContactStatus>('contacted');
  const changeStatus = useChangeStatus();
  const apply = () => {
    changeStatus(contacts, status);
    onDone();
  };
  return (
    <>
      <NativeSelect
        label="Nouveau statut"
        value={status}
        options={options}
        onChange={setStatus}
        sx={{ width: { xs: '7.75rem', sm: '8.5rem' } }}
      />
      <Button variant="outlined" onClick={apply}>
        Appliquer
      </Button>
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pl: 1.25,
  mb: 1,
  minHeight: 40,
} as const;
