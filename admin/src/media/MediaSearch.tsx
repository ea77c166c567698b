import { slugFromTitle } from '@agency/supabase/slug';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { SearchField } from '../components/SearchField';

/** Searches pictures by their names, which hold neither accents nor capitals. */
export function MediaSearch() {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box role="search" aria-label="Images" sx={{ maxWidth: '28rem', mb: 2 }}>
      <SearchField
        label="Rechercher une image"
        value={(filterValues as { readonly q?: string }).q ?? ''}
        onSearch={(words) => setFilters(slugFromTitle(words) ? { q: slugFromTitle(words) } : {})}
      />
    </Box>
  );
}
