import { contactStatusFilterLabels, contactStatusLabels, type ContactStatus } from '@agency-site/domain/contacts';
import { Box, Button, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ListExportButton } from '../../../ui/components/ListExportButton';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { SelectAll } from '../../../ui/components/SelectAll';
import { useGiveStatus } from '../../../ui/components/use-give-status';
import { countOf } from '../../../formats/numbers';
import { selectionBar } from '../../../ui/theme/styles';
import { type Contact, statusOptions } from '../contact';
import { ContactsDeletion } from '../ContactsDeletion';
import { ContactImport } from '../import/ContactImport';

/**
 * The bar with the actions on the selected requests of the current page. On phones, where the header has no room for them, it contains the
 * import and the export while no request is selected.
 */
export function ContactSelection() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Contact>();
  const isOnPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <Box className="on-screen" sx={bar}>
      <SelectAll {...(selected.length > 0 && { label: countOf(selected.length, 'sélectionné', 'sélectionnés') })} />
      {selected.length === 0 && isOnPhone && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          <ContactImport size="small" />
          <ListExportButton size="small" />
        </Box>
      )}
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
  const [giveStatus] = useGiveStatus('contacts', messageOf);
  const apply = () => {
    giveStatus(contacts, status);
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

function messageOf(count: number, status: ContactStatus): string {
  const label = (count < 2 ? contactStatusLabels : contactStatusFilterLabels)[status].toLowerCase();
  return `${countOf(count, 'contact', 'contacts')} : ${label}`;
}

const bar = {
  ...selectionBar,
  columnGap: 0.5,
  pl: 2,
  pr: 1,
  py: 0.25,
  minHeight: { xs: '2.75rem', sm: 52 },
  borderBottom: '1px solid var(--line)',
} as const;
