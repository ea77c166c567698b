import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useSearchParams } from 'react-router-dom';
import type { Contact } from './contact';
import { ContactsDeletion } from './ContactsDeletion';
import { useContactSearch } from './selected-contact';

/** Deletes the request that is open, and closes its detail. */
export function ContactDeleteButton({ contact }: { readonly contact: Contact }) {
  const [, setSearch] = useSearchParams();
  const searchFor = useContactSearch();
  return (
    <ContactsDeletion
      contacts={[contact]}
      onDone={() => setSearch(searchFor(null), { replace: true })}
      startIcon={<DeleteIcon />}
      sx={{ alignSelf: 'start' }}
    />
  );
}
