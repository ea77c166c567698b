import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Waiting } from '../components/Waiting';
import type { Contact } from './contact';
import { ContactRow } from './ContactRow';
import { ContactSelection } from './ContactSelection';
import { useArrowKeys } from './use-arrow-keys';

/** The requests of the current page and filter. */
export function ContactRows({ selected }: { readonly selected: string | null }) {
  const { data = [], isPending, error, refetch, selectedIds, onToggleItem } = useListContext<Contact>();
  const onKeyDown = useArrowKeys(data.map(({ id }) => id));
  if (isPending) return <Waiting shape="rows" />;
  if (error) return <LoadError title="Les contacts n’ont pas pu être lus" onRetry={refetch} />;
  if (data.length === 0) return <EmptyState title="Aucun contact trouvé" />;
  return (
    <Box sx={{ border: '1px solid var(--line)', borderRadius: '14px' }}>
      <ContactSelection />
      <Box component="ul" aria-label="Contacts" onKeyDown={onKeyDown} sx={{ m: 0, p: 0 }}>
        {data.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            current={contact.id === selected}
            ticked={selectedIds.includes(contact.id)}
            onTick={() => onToggleItem(contact.id)}
          />
        ))}
      </Box>
    </Box>
  );
}
