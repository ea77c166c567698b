import { contactStatuses, contactStatusFilterLabels, type ContactStatus } from '@agency/supabase/contacts';
import { Box } from '@mui/material';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { SearchField } from '../../../ui/components/SearchField';
import { useListFilter } from '../../../ui/components/use-list-filter';
import type { ContactFilter } from '../contact';

const choices: readonly (readonly [ContactStatus | '', string])[] = [
  ['', 'Tous les statuts'],
  ...contactStatuses.map((status) => [status, contactStatusFilterLabels[status]] as const),
];

export function ContactFilters() {
  const { filter, change } = useListFilter<ContactFilter>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', lg: '1 1 26rem' } }}>
      <SearchField
        label="Rechercher"
        placeholder="Nom, e-mail, entreprise, message"
        value={filter.q ?? ''}
        onSearch={change('q')}
        sx={{ flex: '1 1 14rem' }}
      />
      <NativeSelect
        label="Filtrer par statut"
        value={filter.status ?? ''}
        options={choices}
        onChange={change('status')}
        sx={{ flex: { xs: '1 1 16rem', sm: '0 0 11.5rem' } }}
      />
    </Box>
  );
}
