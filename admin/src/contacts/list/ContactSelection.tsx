import { contactStatuses, contactStatusLabels, type ContactStatus } from '@agency/supabase/contacts';
import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { NativeSelect } from '../../components/NativeSelect';
import { countOf } from '../../formats/numbers';
import type { Contact } from '../contact';
import { ContactsDeletion } from '../ContactsDeletion';
import { useChangeStatus } from '../use-change-status';

const options = contactStatuses.map((status) => [status, contactStatusLabels[status]] as const);

/** What can be done with several requests at once: those ticked on the page one sees, never hidden ones. */
export function ContactSelection() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Contact>();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const all = chosen.length === data.length;
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
        sx={{ ml: 0, mr: 'auto' }}
      />
      {chosen.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <StatusOfSelection contacts={chosen} onDone={onUnselectItems} />
          <ContactsDeletion size="small" contacts={chosen} onDone={onUnselectItems} />
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
        sx={{ width: '7.25rem' }}
      />
      <Button size="small" onClick={apply}>
        Appliquer
      </Button>
    </>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pl: 0.75,
  pr: 1,
  py: 0.25,
  minHeight: 52,
  // At hand while a long list scrolls.
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: 'var(--paper)',
  borderBottom: '1px solid var(--line)',
  borderRadius: '14px 14px 0 0',
} as const;
