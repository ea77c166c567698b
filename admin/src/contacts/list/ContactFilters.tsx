import { contactStatuses, contactStatusFilterLabels, type ContactStatus } from '@agency/supabase/contacts';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { NativeSelect } from '../../components/NativeSelect';
import { SearchField } from '../../components/SearchField';

type Choice = ContactStatus | 'all';

const choices: readonly (readonly [Choice, string])[] = [
  ['all', 'Tous les statuts'],
  ...contactStatuses.map((status) => [status, contactStatusFilterLabels[status]] as const),
];

/** Words and status. */
export function ContactFilters() {
  const { filterValues, setFilters } = useListContext();
  const { status, q = '', ...others } = filterValues as { readonly status?: ContactStatus; readonly q?: string };
  const filterBy = (wanted: string, words: string) =>
    setFilters({ ...others, ...(wanted === 'all' ? {} : { status: wanted }), ...(words ? { q: words } : {}) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', lg: '1 1 26rem' } }}>
      <SearchField
        label="Rechercher"
        placeholder="Nom, e-mail, entreprise, message"
        value={q}
        onSearch={(words) => filterBy(status ?? 'all', words)}
        sx={{ flex: '1 1 14rem' }}
      />
      <NativeSelect
        label="Filtrer par statut"
        value={status ?? 'all'}
        options={choices}
        onChange={(choice: Choice) => filterBy(choice, q)}
        sx={{ flex: { xs: '1 1 16rem', sm: '0 0 11.5rem' } }}
      />
    </Box>
  );
}
