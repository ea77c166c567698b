import { contactStatuses, contactStatusFilterLabels, type ContactStatus } from '@agency/supabase/contacts';
import { Box } from '@mui/material';
import { NativeSelect } from '../../components/NativeSelect';
import { SearchField } from '../../components/SearchField';
import { useListFilter } from '../../components/use-list-filter';
import type { ContactFilter } from '../contact';

type Choice = ContactStatus | 'all';

const choices: readonly (readonly [Choice, string])[] = [
  ['all', 'Tous les statuts'],
  ...contactStatuses.map((status) => [status, contactStatusFilterLabels[status]] as const),
];

export function ContactFilters() {
  const { filter, setFilter } = useListFilter<ContactFilter>();
  const { status, q = '', ...others } = filter;
  const filterBy = (choice: Choice, search: string) =>
    setFilter({ ...others, ...(choice !== 'all' && { status: choice }), ...(search && { q: search }) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', lg: '1 1 26rem' } }}>
      <SearchField
        label="Rechercher"
        placeholder="Nom, e-mail, entreprise, message"
        value={q}
        onSearch={(search) => filterBy(status ?? 'all', search)}
        sx={{ flex: '1 1 14rem' }}
      />
      <NativeSelect
        label="Filtrer par statut"
        value={status ?? 'all'}
        options={choices}
        onChange={(choice) => filterBy(choice, q)}
        sx={{ flex: { xs: '1 1 16rem', sm: '0 0 11.5rem' } }}
      />
    </Box>
  );
}
